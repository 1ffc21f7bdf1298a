import Foundation
import UIKit

let nibBenchmarks = [
  Benchmark(
    "nib.cell", size: 100,
    "make 100 cells of a nib that has been read, against the same cells in code",
    goals: [.atMost(1.5, .floor)]
  ) {
    let nib = UINib(data: Data(cellNib.utf8), bundle: nil)
    return [
      Subject("galley", .galley) {
        (0..<100).map { _ in laidOut(nib.instantiate(withOwner: nil).first as? UICollectionViewCell)
        }
      } check: {
        $0.allSatisfy { $0 == laidOut(cellInCode()) }
      },
      Subject("in code", .floor) {
        (0..<100).map { _ in laidOut(cellInCode()) }
      } check: {
        $0.allSatisfy { $0.count == 4 }
      },
    ]
  },
  Benchmark(
    "nib.read", size: cellNib.utf8.count,
    "read a nib and make its first cell"
  ) {
    [
      Subject("galley", .galley) {
        UINib(data: Data(cellNib.utf8), bundle: nil).instantiate(withOwner: nil).count
      } check: {
        $0 == 1
      }
    ]
  },
]

/// Returns the frames of a cell's views, after a layout at the width of a list.
private func laidOut(_ cell: UICollectionViewCell?) -> [CGRect] {
  guard let cell else { return [] }
  cell.frame = CGRect(x: 0, y: 0, width: 375, height: 80)
  cell.layoutIfNeeded()
  return cell.contentView.subviews.map(\.frame)
}

private func cellInCode() -> UICollectionViewCell {
  let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  let image = UIImageView()
  image.contentMode = .scaleAspectFill
  image.clipsToBounds = true
  let title = UILabel()
  title.text = "Title"
  title.font = .systemFont(ofSize: 17, weight: .semibold)
  let detail = UILabel()
  detail.text = "Detail"
  detail.font = .systemFont(ofSize: 13)
  detail.textColor = .secondaryLabel
  detail.numberOfLines = 2
  let button = UIButton(type: .system)
  button.setTitle("Open", for: .normal)
  let content = cell.contentView
  for view in [image, title, detail, button] {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
  }
  NSLayoutConstraint.activate([
    image.widthAnchor.constraint(equalToConstant: 64),
    image.heightAnchor.constraint(equalToConstant: 64),
    image.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
    image.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
    title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
    title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
    detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    button.centerYAnchor.constraint(equalTo: content.centerYAnchor),
  ])
  return cell
}

private let cellNib = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="row" id="c">
        <rect key="frame" x="0" y="0" width="320" height="80"/>
        <view key="contentView" opaque="NO" contentMode="center" id="v">
          <rect key="frame" x="0" y="0" width="320" height="80"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFill" \
  translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" textAlignment="natural" \
  lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="t">
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
            </label>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Detail" textAlignment="natural" \
  lineBreakMode="tailTruncation" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="d">
              <fontDescription key="fontDescription" type="system" pointSize="13"/>
              <color key="textColor" systemColor="secondaryLabelColor"/>
            </label>
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
  contentVerticalAlignment="center" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <state key="normal" title="Open"/>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="i" firstAttribute="width" constant="64" id="1"/>
            <constraint firstItem="i" firstAttribute="height" constant="64" id="2"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="3"/>
            <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="4"/>
            <constraint firstItem="t" firstAttribute="leading" secondItem="i" secondAttribute="trailing" constant="12" id="5"/>
            <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" constant="12" id="6"/>
            <constraint firstItem="d" firstAttribute="leading" secondItem="t" secondAttribute="leading" id="7"/>
            <constraint firstItem="d" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="4" id="8"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="9"/>
            <constraint firstItem="b" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="10"/>
          </constraints>
        </view>
      </collectionViewCell>
    </objects>
  </document>
  """
