// error: no such module 'Darwin'
// spelling: `import Darwin`
import Darwin
