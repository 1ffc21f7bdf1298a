extension SymbolTable {
  /// One family of names per line, sorted: a name, the glyph that is drawn for it with its code
  /// point, and the suffixes of further names.
  ///
  /// A second glyph after a comma is the outline; without a second glyph, the outline is made from
  /// the filled glyph. A family without `fill` has only one glyph. `@left` means that the glyph,
  /// which points up in the font, is rotated to the left.
  internal static let text = """
    123.rectangle pin:f045 fill
    abc abc:eb94
    airplane flight:e539 circle
    airplane.arrival flight_land:e904
    airplane.departure flight_takeoff:e905
    airplayaudio airplay:e055 circle
    airplayvideo airplay:e055 circle
    airpods earbuds:f003
    airpodsmax headphones:f01f
    airpodspro earbuds:f003
    alarm alarm:e855 fill
    alarm.waves.left.and.right alarm_on:e858 fill
    allergens coronavirus:f221 fill
    alternatingcurrent air:efd8
    amplifier speaker:e32d
    ant pest_control:f0fa fill circle
    antenna.radiowaves.left.and.right sensors:e51e circle slash
    app.gift redeem:e8b1 fill
    applepencil edit:e3c9
    applescript terminal:eb8e fill
    appletv tv:e333 fill
    applewatch watch:e334 slash
    applewatch.radiowaves.left.and.right vibration:e62d
    aqi.high grain:e3ea
    aqi.medium grain:e3ea
    arcade.stick sports_esports:ea28
    arcade.stick.console games:e021 fill
    archivebox inventory_2:e1a1 fill circle
    arrow.2.circlepath autorenew:e863 circle
    arrow.2.squarepath repeat:e040
    arrow.clockwise refresh:e5d5 circle square
    arrow.clockwise.icloud cloud_sync:eb5a fill
    arrow.counterclockwise replay:e042 circle
    arrow.counterclockwise.icloud cloud_sync:eb5a fill
    arrow.down.app system_update:e62a fill
    arrow.down.doc file_download:e2c4 fill
    arrow.left.and.right.circle swap_horizontal_circle:e933 fill
    arrow.left.and.right.righttriangle.left.righttriangle.right flip:e3e8 fill
    arrow.left.and.right.text.vertical format_textdirection_l_to_r:e247
    arrow.left.arrow.right.circle swap_horizontal_circle:e933 fill
    arrow.rectanglepath repeat:e040
    arrow.triangle.2.circlepath sync:e627 circle
    arrow.triangle.2.circlepath.camera cameraswitch:efeb fill
    arrow.triangle.2.circlepath.icloud cloud_sync:eb5a fill
    arrow.triangle.branch call_split:e0b6
    arrow.triangle.capsulepath sync:e627
    arrow.triangle.merge call_merge:e0b3
    arrow.triangle.pull alt_route:f184
    arrow.triangle.swap swap_calls:e0d7
    arrow.triangle.turn.up.right.circle directions:e52e fill
    arrow.triangle.turn.up.right.diamond directions:e52e fill
    arrow.trianglehead.clockwise refresh:e5d5
    arrow.trianglehead.counterclockwise replay:e042
    arrow.turn.down.left subdirectory_arrow_left:e5d9
    arrow.turn.down.right subdirectory_arrow_right:e5da
    arrow.turn.left.up turn_left:eba6
    arrow.turn.right.up turn_right:ebab
    arrow.turn.up.left turn_left:eba6
    arrow.turn.up.right turn_right:ebab
    arrow.up.and.down.circle swap_vertical_circle:e8d6 fill
    arrow.up.and.down.righttriangle.up.righttriangle.down flip:e3e8 fill
    arrow.up.and.down.text.horizontal format_line_spacing:e240
    arrow.up.arrow.down.circle swap_vertical_circle:e8d6 fill
    arrow.up.doc upload_file:e9fc fill
    arrow.up.forward.app open_in_new:e89e fill
    arrow.up.message upload_file:e9fc fill
    arrow.uturn.backward undo:e166 circle square
    arrow.uturn.forward redo:e15a circle square
    arrow.uturn.left undo:e166 circle square
    arrow.uturn.right redo:e15a circle square
    arrow.uturn.up u_turn_right:eba2 circle square
    arrowshape.bounce.forward reply:e15e fill
    arrowshape.bounce.right reply:e15e fill
    arrowshape.left arrow_back:e5c4 fill circle
    arrowshape.right arrow_forward:e5c8 fill circle
    arrowshape.turn.up.backward reply:e15e fill circle
    arrowshape.turn.up.backward.2 reply_all:e15f fill
    arrowshape.turn.up.forward shortcut:f060 fill circle
    arrowshape.turn.up.left reply:e15e fill circle
    arrowshape.turn.up.left.2 reply_all:e15f fill
    arrowshape.turn.up.right shortcut:f060 fill circle
    arrowshape.zigzag.right trending_up:e8e5 fill
    aspectratio aspect_ratio:e85b fill
    asterisk emergency:e1eb circle
    at alternate_email:e0e6 circle badge.plus badge.minus
    backpack backpack:f19c fill circle
    backward fast_rewind:e020 fill circle
    backward.end skip_previous:e045 fill
    backward.end.alt skip_previous:e045 fill
    backward.frame skip_previous:e045 fill
    bag shopping_bag:f1cc fill circle badge.plus badge.minus badge.questionmark
    bandage healing:e3f3 fill
    banknote payments:ef63 fill
    barcode line_weight:e91a
    barcode.viewfinder qr_code_scanner:f206
    baseball sports_baseball:ea51 fill
    basket shopping_basket:e8cb fill
    basketball sports_basketball:ea26 fill circle
    bathtub bathtub:ea41 fill
    battery.0percent battery_0_bar:ebdc
    battery.100 battery_full:e1a4
    battery.100.bolt battery_charging_full:e1a3
    battery.100percent battery_full:e1a4
    battery.100percent.bolt battery_charging_full:e1a3
    battery.25 battery_2_bar:ebe0
    battery.25percent battery_2_bar:ebe0
    battery.50 battery_4_bar:ebe2
    battery.50percent battery_4_bar:ebe2
    battery.75 battery_5_bar:ebd4
    battery.75percent battery_5_bar:ebd4
    beach.umbrella beach_access:eb3e fill
    beats.headphones headphones:f01f
    bed.double king_bed:ea45 fill circle
    bell notifications:e7f4,notifications_none:e7f5 fill circle square slash badge
    bell.and.waveform notifications_active:e7f7 fill
    bell.and.waves.left.and.right notifications_active:e7f7 fill
    bicycle directions_bike:e52f circle
    bird flutter_dash:e00b fill circle
    bitcoinsign currency_bitcoin:ebc5 circle square
    bluetooth bluetooth:e1a7
    bold format_bold:e238
    bolt bolt:ea0b fill circle square slash
    bolt.car electric_car:eb1c fill circle
    bolt.horizontal bolt:ea0b fill circle
    bolt.ring.closed offline_bolt:e932
    book menu_book:ea19 fill circle
    book.closed book:e865 fill circle
    book.pages menu_book:ea19 fill
    bookmark bookmark:e866,bookmark_border:e867 fill circle square slash
    bookmark.slash bookmark:e866 fill
    books.vertical library_books:e02f fill circle
    brain psychology:ea4a
    brain.head.profile psychology:ea4a fill
    briefcase work:e8f9,work_outline:e943 fill circle
    bubble chat_bubble:e0ca,chat_bubble_outline:e0cb fill
    bubble.left chat_bubble:e0ca,chat_bubble_outline:e0cb fill circle
    bubble.left.and.bubble.right forum:e0bf fill
    bubble.left.and.exclamationmark.bubble.right forum:e0bf fill
    bubble.left.and.text.bubble.right forum:e0bf fill
    bubble.middle.bottom chat_bubble:e0ca,chat_bubble_outline:e0cb fill
    bubble.middle.top chat_bubble:e0ca,chat_bubble_outline:e0cb fill
    bubble.right chat_bubble:e0ca,chat_bubble_outline:e0cb fill circle
    bubbles.and.sparkles bubble_chart:e6dd fill
    building apartment:ea40 fill
    building.2 location_city:e7f1 fill circle
    building.columns account_balance:e84f fill circle
    burn whatshot:e80e
    burst new_releases:e031 fill
    bus directions_bus:e530 fill
    bus.doubledecker directions_bus:e530 fill
    cable.connector cable:efe6
    cable.connector.horizontal settings_ethernet:e8be
    cablecar tram:e571 fill
    calendar calendar_today:e935 circle badge.plus badge.minus badge.exclamationmark badge.clock
    calendar.day.timeline.leading event_note:e616
    calendar.day.timeline.left event_note:e616
    calendar.day.timeline.right event_note:e616
    camera photo_camera:e412 fill circle slash
    camera.aperture camera:e3af
    camera.filters filter_vintage:e3e3
    camera.macro local_florist:e545 circle
    camera.metering.center.weighted center_focus_strong:e3b4
    camera.metering.matrix grid_on:e3ec
    camera.metering.multispot grid_view:e9b0
    camera.metering.none crop_landscape:e3c3
    camera.metering.partial center_focus_weak:e3b5
    camera.metering.spot filter_center_focus:e3dc
    camera.on.rectangle party_mode:e7fa fill
    camera.shutter.button party_mode:e7fa fill
    camera.viewfinder center_focus_weak:e3b5
    candybarphone phone_android:e324
    capslock keyboard_capslock:e318 fill
    car directions_car:e531 fill circle
    car.2 directions_car:e531 fill
    car.ferry directions_boat:e532 fill
    car.front.waves.up directions_car:e531 fill
    cart shopping_cart:e8cc fill circle badge.plus badge.minus
    case work:e8f9 fill
    chair chair:efed fill
    chair.lounge weekend:e16b fill
    character font_download:e167
    character.book.closed import_contacts:e0e0 fill
    character.bubble translate:e8e2 fill
    character.cursor.ibeam text_fields:e262
    character.textbox text_fields:e262
    chart.bar bar_chart:e26b fill
    chart.bar.doc.horizontal article:ef42 fill
    chart.dots.scatter scatter_plot:e268
    chart.line.downtrend.xyaxis trending_down:e8e3
    chart.line.flattrend.xyaxis trending_flat:e8e4
    chart.line.uptrend.xyaxis show_chart:e6e1
    chart.pie pie_chart:e6c4,pie_chart_outline:f044 fill
    chart.xyaxis.line show_chart:e6e1
    checklist checklist:e6b1
    checklist.checked fact_check:f0c5
    checkmark.bubble mark_chat_read:f18b fill
    checkmark.icloud cloud_done:e2bf fill
    checkmark.message mark_chat_read:f18b fill
    checkmark.rectangle.stack library_add_check:e9b7 fill
    checkmark.seal verified:ef76 fill
    checkmark.shield verified_user:e8e8 fill
    chevron.left.forwardslash.chevron.right code:e86f
    circle.grid.2x2 grid_view:e9b0 fill
    circle.grid.3x3 drag_indicator:e945 fill circle
    circle.grid.hex hive:eaa6 fill
    circle.hexagongrid bubble_chart:e6dd fill circle
    circle.lefthalf.striped.horizontal contrast:eb37
    clipboard content_paste:e14f fill
    clock watch_later:e924,schedule:e8b5 fill circle badge badge.checkmark badge.exclamationmark badge.xmark
    clock.arrow.2.circlepath update:e923
    clock.arrow.circlepath history:e889
    cloud cloud:e2bd,cloud_queue:e2c2 fill circle
    cloud.bolt thunderstorm:ebdb fill circle
    cloud.bolt.rain thunderstorm:ebdb fill circle
    cloud.fog foggy:e818 fill circle
    cloud.moon nights_stay:ea46 fill circle
    cloud.moon.rain nights_stay:ea46 fill
    cloud.sleet cloudy_snowing:e810 fill circle
    cloud.snow cloudy_snowing:e810 fill circle
    cloud.sun wb_cloudy:e42d fill circle
    cloud.sun.rain cloudy_snowing:e810 fill
    comb content_cut:e14e fill
    command keyboard_command_key:eae7 circle square
    compass.drawing architecture:ea3b
    computermouse mouse:e323 fill
    contact.sensor sensor_door:f1b5 fill
    cooktop countertops:f1f7 fill
    cpu memory:e322 fill
    creditcard credit_card:e870 fill circle
    creditcard.and.123 credit_card:e870
    crop crop:e3be
    crop.rotate crop_rotate:e437
    cross local_hospital:e548 fill circle
    cross.case medical_services:f109 fill circle
    cube view_in_ar:e9fe fill
    cube.box inventory_2:e1a1 fill
    cube.transparent view_in_ar:e9fe fill
    cup.and.saucer local_cafe:e541 fill
    curlybraces data_object:ead3 square
    cursorarrow near_me:e569 square
    cursorarrow.click ads_click:e762
    cursorarrow.click.2 ads_click:e762
    cursorarrow.motionlines near_me:e569
    cursorarrow.rays ads_click:e762
    decrease.indent format_indent_decrease:e23d
    decrease.quotelevel format_indent_decrease:e23d
    delete.backward backspace:e14a fill
    delete.forward backspace:e14a fill
    delete.left backspace:e14a fill
    delete.right backspace:e14a fill
    deskclock watch_later:e924 fill
    desktopcomputer desktop_mac:e30b
    dial.high speed:e9e4 fill
    dial.low speed:e9e4 fill
    dial.medium speed:e9e4 fill
    dial.min speed:e9e4 fill
    dice casino:eb40 fill
    die.face.5 casino:eb40 fill
    dishwasher local_laundry_service:e54a fill
    display desktop_windows:e30c
    display.2 devices:e1b1
    display.and.arrow.down install_desktop:eb71
    doc insert_drive_file:e24d fill circle badge.plus badge.ellipsis badge.gearshape badge.clock
    doc.append post_add:ea20 fill
    doc.on.clipboard content_paste:e14f fill
    doc.on.doc content_copy:e14d fill
    doc.plaintext description:e873 fill
    doc.richtext article:ef42 fill
    doc.text description:e873 fill
    doc.text.image article:ef42 fill
    doc.text.magnifyingglass find_in_page:e880
    doc.text.viewfinder document_scanner:e5fa
    doc.viewfinder document_scanner:e5fa fill
    doc.zipper folder_zip:eb2c
    document insert_drive_file:e24d fill circle
    document.on.clipboard content_paste:e14f fill
    document.on.document content_copy:e14d fill
    dollarsign attach_money:e227 circle square
    door.garage.closed garage:f011
    door.left.hand.closed door_front:effd
    door.left.hand.open meeting_room:eb4f
    door.right.hand.closed door_front:effd
    door.right.hand.open meeting_room:eb4f
    door.sliding.left.hand.closed door_sliding:effe
    dot.arrowtriangles.up.right.down.left.circle control_camera:e074
    dot.radiowaves.forward contactless:ea71
    dot.radiowaves.left.and.right sensors:e51e
    dot.radiowaves.right wifi_tethering:e1e2
    dot.radiowaves.up.forward rss_feed:e0e5
    dot.scope gps_fixed:e1b3
    dot.squareshape crop_square:e3c6
    dot.viewfinder filter_center_focus:e3dc
    dpad gamepad:e30f fill
    drop water_drop:e798 fill circle
    dryer local_laundry_service:e54a fill
    ear hearing:e023 fill
    ear.and.waveform hearing:e023
    earbuds earbuds:f003
    earpods earbuds:f003
    eject eject:e8fb fill circle
    ellipsis.bubble sms:e625 fill
    ellipsis.curlybraces data_object:ead3
    ellipsis.message sms:e625 fill
    ellipsis.vertical.bubble sms:e625 fill
    envelope email:e0be,mail_outline:e0e1 fill circle badge badge.person.crop
    envelope.arrow.triangle.branch forward_to_inbox:f187 fill
    envelope.open drafts:e151 fill
    esim sim_card:e32b fill
    eurosign euro_symbol:e926 circle square
    ev.charger ev_station:e56d fill
    ev.plug.ac.type.1 power:e63c
    exclamationmark.arrow.circlepath sync_problem:e629
    exclamationmark.arrow.triangle.2.circlepath sync_problem:e629
    exclamationmark.bubble sms_failed:e626 fill
    exclamationmark.magnifyingglass search:e8b6
    exclamationmark.octagon report:e160 fill
    exclamationmark.shield gpp_maybe:f014 fill
    exclamationmark.triangle warning:e002,warning_amber:f083 fill
    externaldrive storage:e1db fill badge.plus badge.minus badge.checkmark badge.xmark
    externaldrive.connected.to.line.below lan:eb2f fill
    eye visibility:e8f4 fill circle square slash
    eyedropper colorize:e3b8 fill
    eyedropper.halffull colorize:e3b8
    face.dashed face:e87c fill
    face.smiling mood:e7f2 fill
    faceid face:e87c
    facemask masks:f218 fill
    fan mode_fan_off:ec17
    faxmachine fax:ead8 fill
    ferry directions_boat:e532 fill
    figure accessibility_new:e92c
    figure.2.and.child.holdinghands family_restroom:f1a2
    figure.and.child.holdinghands escalator_warning:f1ac
    figure.arms.open emoji_people:ea1d
    figure.badminton sports_tennis:ea32
    figure.baseball sports_baseball:ea51
    figure.basketball sports_basketball:ea26
    figure.climbing hiking:e50a
    figure.dance nightlife:ea62
    figure.golf golf_course:eb45
    figure.gymnastics sports_gymnastics:ebc4
    figure.handball sports_handball:ea33
    figure.hiking hiking:e50a
    figure.kickboxing sports_kabaddi:ea34
    figure.martial.arts sports_martial_arts:eae9
    figure.mind.and.body self_improvement:ea78
    figure.outdoor.cycle directions_bike:e52f
    figure.pool.swim pool:eb48
    figure.roll accessible:e914
    figure.rower rowing:e921
    figure.run directions_run:e566 circle
    figure.sailing sailing:e502
    figure.skiing.crosscountry nordic_walking:e50e
    figure.skiing.downhill downhill_skiing:e509
    figure.snowboarding snowboarding:e513
    figure.soccer sports_soccer:ea2f
    figure.socialdance people:e7fb
    figure.stairs stairs:f1a9
    figure.stand man:e4eb
    figure.stand.dress woman:e13e
    figure.step.training stairs:f1a9
    figure.strengthtraining.traditional fitness_center:eb43
    figure.surfing surfing:e515
    figure.tennis sports_tennis:ea32
    figure.volleyball sports_volleyball:ea31
    figure.walk directions_walk:e536 circle
    figure.walk.motion directions_walk:e536
    figure.water.fitness pool:eb48
    figure.wave emoji_people:ea1d circle
    figure.yoga self_improvement:ea78
    filemenu.and.cursorarrow menu:e5d2
    film movie:e02c fill circle
    film.stack video_library:e04a fill
    fireplace fireplace:ea43 fill
    fireworks celebration:ea65
    fish set_meal:f1ea fill circle
    flag flag:e153,outlined_flag:e16e fill circle square slash
    flag.2.crossed sports_score:f06e fill
    flag.checkered sports_score:f06e
    flag.checkered.2.crossed sports_score:f06e
    flame local_fire_department:ef55 fill circle
    flashlight.off.fill flashlight_off:f00a
    flashlight.on.fill flashlight_on:f00b
    flowchart account_tree:e97a fill
    folder folder:e2c7,folder_open:e2c8 fill circle badge.plus badge.minus badge.gearshape badge.person.crop badge.questionmark
    football sports_football:ea29 fill circle
    fork.knife restaurant:e56c circle
    forward fast_forward:e01f fill circle
    forward.end skip_next:e044 fill
    forward.end.alt skip_next:e044 fill
    forward.frame skip_next:e044 fill
    francsign currency_franc:eafa circle square
    fuelpump local_gas_station:e546 fill circle
    gamecontroller sports_esports:ea28 fill circle
    gauge speed:e9e4
    gauge.high speed:e9e4
    gauge.medium speed:e9e4
    gauge.with.dots.needle.33percent speed:e9e4
    gauge.with.dots.needle.50percent speed:e9e4
    gauge.with.dots.needle.67percent speed:e9e4
    gear settings:e8b8 circle
    gearshape settings:e8b8 fill circle
    gearshape.2 miscellaneous_services:f10c fill
    gift card_giftcard:e8f6 fill circle
    giftcard card_giftcard:e8f6 fill
    globe public:e80b badge.chevron.backward
    globe.americas public:e80b fill
    globe.asia.australia public:e80b fill
    globe.central.south.asia public:e80b fill
    globe.desk public:e80b fill
    globe.europe.africa public:e80b fill
    gobackward replay:e042
    goforward refresh:e5d5
    graduationcap school:e80c fill circle
    greetingcard card_giftcard:e8f6 fill
    grid grid_on:e3ec circle
    guitars music_note:e405 fill
    hammer construction:ea3c fill circle
    hand.draw draw:e746 fill
    hand.point.down pan_tool_alt:ebb9@down fill
    hand.point.left pan_tool_alt:ebb9@left fill
    hand.point.right pan_tool_alt:ebb9@right fill
    hand.point.up pan_tool_alt:ebb9 fill
    hand.raised back_hand:e764 fill circle slash
    hand.raised.fingers.spread pan_tool:e925 fill
    hand.tap touch_app:e913 fill
    hand.thumbsdown thumb_down:e8db,thumb_down_off_alt:e9f2 fill circle
    hand.thumbsup thumb_up:e8dc,thumb_up_off_alt:e9f3 fill circle
    hand.wave waving_hand:e766 fill
    hands.clap sign_language:ebe5 fill
    hands.sparkles clean_hands:f21f fill
    hare cruelty_free:e799 fill
    headphones headphones:f01f circle
    headset headset:e310
    headset.mic headset_mic:e311
    hearingdevice.ear hearing:e023
    heart favorite:e87d,favorite_border:e87e fill circle square slash
    heart.text.clipboard monitor_heart:eaa2 fill
    heart.text.square monitor_heart:eaa2 fill
    hifireceiver speaker:e32d fill
    hifispeaker speaker:e32d fill
    hifispeaker.2 speaker_group:e32e fill
    highlighter border_color:e22b
    homekit home:e88a
    homepod speaker:e32d fill
    homepodmini speaker:e32d fill
    hourglass hourglass_empty:e88b circle badge.plus
    hourglass.bottomhalf.filled hourglass_bottom:ea5c
    hourglass.tophalf.filled hourglass_top:ea5b
    house home:e88a fill circle
    house.and.flag other_houses:e58c fill circle
    humidity water_drop:e798 fill
    hurricane cyclone:ebd5 circle
    icloud cloud:e2bd,cloud_queue:e2c2 fill circle slash
    icloud.and.arrow.down cloud_download:e2c0 fill
    icloud.and.arrow.up cloud_upload:e2c3 fill
    increase.indent format_indent_increase:e23e
    increase.quotelevel format_indent_increase:e23e
    indianrupeesign currency_rupee:eaf7 circle square
    infinity all_inclusive:eb3d circle
    info.bubble feedback:e87f fill
    internaldrive storage:e1db fill
    ipad tablet_mac:e331
    ipad.landscape tablet:e32f
    iphone phone_iphone:e325 circle slash
    iphone.gen1 phone_iphone:e325
    iphone.gen2 phone_iphone:e325
    iphone.gen3 phone_iphone:e325
    iphone.homebutton phone_iphone:e325
    iphone.landscape stay_current_landscape:e0d3
    iphone.radiowaves.left.and.right phonelink_ring:e0dd
    ipod phone_iphone:e325
    italic format_italic:e23f
    ivfluid.bag vaccines:e138 fill
    j.square.on.square copy_all:e2ec fill
    key vpn_key:e0da fill
    key.horizontal vpn_key:e0da fill
    keyboard keyboard:e312 fill
    keyboard.chevron.compact.down keyboard_hide:e31a
    ladybug bug_report:e868 fill circle
    lamp.ceiling light:f02a fill
    lanyardcard badge:ea67 fill
    laptopcomputer laptop_mac:e320
    laptopcomputer.and.iphone devices:e1b1
    lasso gesture:e155
    leaf eco:ea35 fill circle
    lifepreserver support:ef73 fill
    lightbulb lightbulb:e0f0,lightbulb_outline:e90f fill circle slash
    lightbulb.2 lightbulb:e0f0,lightbulb_outline:e90f fill
    line.horizontal.3.decrease filter_list:e152 circle
    lineweight line_weight:e91a
    link link:e157 circle badge.plus
    list.and.film video_library:e04a
    list.bullet format_list_bulleted:e241 circle
    list.bullet.below.rectangle view_agenda:e8e9
    list.bullet.clipboard assignment:e85d fill
    list.bullet.indent format_list_bulleted:e241
    list.bullet.rectangle list_alt:e0ee fill
    list.bullet.rectangle.portrait list_alt:e0ee fill
    list.clipboard assignment:e85d fill
    list.dash format_list_bulleted:e241
    list.dash.header.rectangle list_alt:e0ee
    list.number format_list_numbered:e242
    livephoto motion_photos_on:e9c1 slash
    location near_me:e569 fill circle slash
    location.magnifyingglass location_searching:e1b7
    location.north navigation:e55d fill
    location.north.line navigation:e55d fill
    location.viewfinder my_location:e55c
    lock lock:e897 fill circle square slash
    lock.doc enhanced_encryption:e63f fill
    lock.iphone screen_lock_portrait:e1bf
    lock.open lock_open:e898 fill
    lock.rotation screen_lock_rotation:e1c0
    lock.shield security:e32a fill
    loupe loupe:e402
    macbook laptop_mac:e320
    macpro.gen1 dns:e875 fill
    macwindow web_asset:e069 badge.plus
    macwindow.on.rectangle filter_none:e3e0
    magicmouse mouse:e323 fill
    mail email:e0be,mail_outline:e0e1 fill
    mail.stack all_inbox:e97f fill
    map map:e55b fill circle
    mappin room:e8b4 circle square slash
    mappin.and.ellipse pin_drop:e55e
    medal military_tech:ea3f fill
    medical.thermometer device_thermostat:e1ff fill
    megaphone campaign:ef49 fill
    memories motion_photos_auto:f03a
    memorychip memory:e322 fill
    menubar.dock.rectangle web_asset:e069
    menubar.rectangle web_asset:e069
    menucard menu_book:ea19 fill
    message chat_bubble:e0ca,chat_bubble_outline:e0cb fill circle badge
    message.and.waveform voice_chat:e62e fill
    metronome timer:e425 fill
    mic mic:e029,mic_none:e02a fill circle square slash
    mic.square mic:e029 fill
    microbe coronavirus:f221 fill circle
    microphone mic:e029,mic_none:e02a fill circle square slash
    microwave microwave:f204 fill
    minus.magnifyingglass zoom_out:e900
    minus.plus.batteryblock battery_std:e1a5 fill
    moon mode_night:f036 fill circle
    moon.haze nights_stay:ea46 fill
    moon.stars nights_stay:ea46 fill circle
    moon.zzz bedtime:ef44 fill
    mountain.2 landscape:e3f7 fill circle
    move.3d control_camera:e074
    mug local_cafe:e541 fill
    multiply clear:e14c circle square
    music.house library_music:e030 fill
    music.mic keyboard_voice:e31d
    music.note music_note:e405
    music.note.house library_music:e030 fill
    music.note.list queue_music:e03d
    music.note.tv music_video:e063 fill
    music.quarternote.3 music_note:e405
    network lan:eb2f
    newspaper newspaper:eb81 fill circle
    nosign block:e14b
    note sticky_note_2:f1fc fill
    note.text sticky_note_2:f1fc badge.plus
    number tag:e9ef circle square
    numbersign tag:e9ef circle square
    opticaldisc album:e019 fill
    opticaldiscdrive album:e019 fill
    option keyboard_option_key:eae8
    paintbrush brush:e3ae fill
    paintbrush.pointed brush:e3ae fill
    paintpalette palette:e40a fill
    paperclip attach_file:e226 circle badge.ellipsis
    paperplane send:e163 fill circle
    parentheses data_array:ead1
    parkingsign local_parking:e54f circle
    parkingsign.radiowaves.left.and.right local_parking:e54f
    party.popper celebration:ea65 fill
    pause pause:e034 fill circle
    pawprint pets:e91d fill circle
    pc computer:e30a
    pedestrian.gate.closed door_sliding:effe
    pencil edit:e3c9 circle slash
    pencil.and.list.clipboard edit_note:e745
    pencil.and.outline draw:e746
    pencil.and.ruler design_services:f10a fill
    pencil.and.scribble draw:e746
    pencil.line border_color:e22b
    pencil.tip create:e150
    pencil.tip.crop.circle edit:e3c9 badge.plus badge.minus
    percent percent:eb58
    person person:e7fd,person_outline:e7ff fill circle square slash badge.plus badge.minus badge.clock badge.key badge.shield.checkmark
    person.2 group:e7ef,people_outline:e7fc fill circle slash badge.gearshape badge.key
    person.2.crop.square.stack supervised_user_circle:e939 fill
    person.2.wave.2 record_voice_over:e91f fill
    person.3 groups:f233 fill
    person.3.sequence groups:f233 fill
    person.and.arrow.left.and.arrow.right transfer_within_a_station:e572 fill
    person.and.background.dotted portrait:e416
    person.bubble record_voice_over:e91f fill
    person.crop.artframe portrait:e416
    person.crop.rectangle contacts:e0ba fill badge.plus
    person.crop.rectangle.stack recent_actors:e03f fill
    person.crop.square account_box:e851 fill
    person.fill.questionmark person_search:f106
    person.fill.xmark person_off:e510
    person.line.dotted.person group:e7ef fill
    person.text.rectangle badge:ea67 fill
    person.wave.2 record_voice_over:e91f fill
    personalhotspot wifi_tethering:e1e2 circle
    phone call:e0b0 fill circle badge.plus badge.checkmark
    phone.and.waveform phone_in_talk:e61d fill
    phone.arrow.down.left phone_callback:e649 fill
    phone.arrow.right phone_forwarded:e61c fill
    phone.arrow.up.right phone_forwarded:e61c fill
    phone.down call_end:e0b1 fill circle
    photo image:e3f4 fill circle badge.plus badge.arrow.down badge.checkmark
    photo.artframe image:e3f4 circle
    photo.fill.on.rectangle.fill photo_library:e413
    photo.on.rectangle photo_library:e413 badge.plus
    photo.on.rectangle.angled photo_library:e413
    photo.stack photo_library:e413 fill
    photo.tv live_tv:e639
    pianokeys piano:e521
    pill medication:f033 fill circle
    pills medication:f033 fill circle
    pin push_pin:f10d fill circle square slash
    pip picture_in_picture:e8aa fill
    pip.enter picture_in_picture_alt:e911
    pip.exit picture_in_picture:e8aa
    pipe.and.drop water_damage:f203 fill
    placeholdertext.fill short_text:e261
    play play_arrow:e037 fill circle square slash
    play.desktopcomputer connected_tv:e998
    play.display connected_tv:e998
    play.rectangle smart_display:f06a fill
    play.rectangle.on.rectangle video_library:e04a fill
    play.tv live_tv:e639 fill
    playpause not_started:f0d1 fill circle
    plus.bubble maps_ugc:ef58 fill
    plus.forwardslash.minus exposure:e3ca
    plus.magnifyingglass zoom_in:e8ff
    plus.message add_comment:e266 fill
    plus.rectangle.on.folder create_new_folder:e2cc fill
    plus.rectangle.on.rectangle library_add:e02e fill
    plus.slash.minus exposure:e3ca
    plus.square.dashed add_box:e146
    plus.square.on.square library_add:e02e fill
    plus.viewfinder center_focus_strong:e3b4
    point.3.connected.trianglepath.dotted hub:e9f4
    point.3.filled.connected.trianglepath.dotted hub:e9f4
    point.topleft.down.curvedto.point.bottomright.up route:eacd fill
    popcorn theaters:e8da fill
    power power_settings_new:e8ac circle
    powerplug power:e63c fill
    printer print:e8ad fill
    printer.dotmatrix print:e8ad fill
    puzzlepiece extension:e87b fill
    puzzlepiece.extension extension:e87b fill
    qrcode qr_code_2:e00a
    qrcode.viewfinder qr_code_scanner:f206
    questionmark question_mark:eb8b circle square
    questionmark.bubble live_help:e0c6 fill
    questionmark.square.dashed help_center:f1c0
    questionmark.video missed_video_call:e073 fill
    quote.bubble chat:e0b7 fill
    quote.closing format_quote:e244
    quote.opening format_quote:e244
    radio radio:e03e fill
    rays flare:e3e4
    record.circle radio_button_checked:e837 fill
    recordingtape voicemail:e0d9 circle
    rectangle.3.group dashboard:e871 fill
    rectangle.3.offgrid dashboard:e871 fill
    rectangle.and.paperclip attach_email:ea5e
    rectangle.and.pencil.and.ellipsis drive_file_rename_outline:e9a2
    rectangle.and.text.magnifyingglass pageview:e8a0
    rectangle.compress.vertical unfold_less:e5d6
    rectangle.connected.to.line.below cast_connected:e308
    rectangle.dashed select_all:e162
    rectangle.dashed.badge.record screenshot:f056
    rectangle.expand.vertical unfold_more:e5d7
    rectangle.grid.1x2 view_agenda:e8e9 fill
    rectangle.grid.2x2 grid_view:e9b0 fill
    rectangle.grid.3x2 view_module:e8f0 fill
    rectangle.landscape.rotate screen_rotation:e1c1
    rectangle.leadinghalf.inset.filled.arrow.leading menu_open:e9bd
    rectangle.leftthird.inset.filled view_sidebar:f114
    rectangle.on.rectangle filter_none:e3e0 fill circle slash
    rectangle.portrait.and.arrow.forward logout:e9ba fill
    rectangle.portrait.and.arrow.right logout:e9ba fill
    rectangle.portrait.arrowtriangle.2.inward unfold_less:e5d6
    rectangle.portrait.arrowtriangle.2.outward unfold_more:e5d7
    rectangle.portrait.on.rectangle.portrait content_copy:e14d fill
    rectangle.righthalf.inset.fill.arrow.right logout:e9ba
    rectangle.split.1x2 view_stream:e8f2 fill
    rectangle.split.2x1 view_column:e8ec fill
    rectangle.split.3x1 view_column:e8ec fill
    rectangle.split.3x3 view_module:e8f0 fill
    rectangle.trailinghalf.inset.filled view_sidebar:f114
    refrigerator kitchen:eb47 fill
    repeat repeat:e040 circle
    repeat.1 repeat_one:e041 circle
    restart restart_alt:f053 circle
    return keyboard_return:e31b
    return.left keyboard_return:e31b
    rhombus diamond:ead5 fill
    road.lanes add_road:ef3b
    rotate.3d 3d_rotation:e84d circle
    rotate.left rotate_90_degrees_ccw:e418 fill
    rotate.left.circle rotate_left:e419
    rotate.right rotate_90_degrees_cw:eaab fill
    rublesign currency_ruble:eaec circle square
    ruler straighten:e41c fill
    safari explore:e87a fill
    sailboat sailing:e502 fill circle
    scale.3d zoom_out_map:e56b
    scalemass scale:eb5f fill
    scanner scanner:e329 fill
    scissors content_cut:e14e circle badge.ellipsis
    scope my_location:e55c
    screwdriver handyman:f10b fill
    scribble gesture:e155
    scribble.variable gesture:e155
    scroll receipt_long:ef6e fill
    sdcard sd_card:e623 fill
    sensor sensors:e51e fill
    server.rack dns:e875
    shareplay screen_share:e0e2 slash
    shield shield:e9e0 fill slash
    shield.checkered verified_user:e8e8
    shield.checkmark verified_user:e8e8 fill
    shield.lefthalf.fill security:e32a slash
    shield.lefthalf.filled security:e32a
    shield.righthalf.filled security:e32a
    shift keyboard_capslock:e318 fill
    shippingbox inventory:e179 fill circle
    shower shower:f061 fill
    shuffle shuffle:e043 circle
    sidebar.leading view_sidebar:f114
    sidebar.left view_sidebar:f114
    sidebar.right view_sidebar:f114
    sidebar.squares.leading view_quilt:e8f1
    sidebar.trailing view_sidebar:f114
    signature draw:e746
    signpost.left signpost:eb91 fill
    signpost.right signpost:eb91 fill
    simcard sim_card:e32b fill
    simcard.2 sim_card:e32b fill
    skew format_shapes:e25e
    sleep bedtime:ef44 circle
    slider.horizontal.2.gobackward settings_backup_restore:e8ba
    slider.horizontal.3 tune:e429
    slider.horizontal.below.rectangle tune:e429
    slider.horizontal.below.square.fill.and.square tune:e429
    slowmo slow_motion_video:e068
    smallcircle.circle adjust:e39e fill
    smallcircle.filled.circle radio_button_checked:e837 fill
    smartphone smartphone:e32c
    smiley mood:e7f2 fill
    snowflake ac_unit:eb3b circle
    soccerball sports_soccer:ea2f circle
    sofa weekend:e16b fill
    sos sos:ebf7 circle
    sparkle auto_awesome:e65f
    sparkle.magnifyingglass image_search:e43f
    sparkles auto_awesome:e65f
    sparkles.rectangle.stack auto_awesome_motion:e661 fill
    speaker volume_mute:e04e fill circle slash
    speaker.badge.exclamationmark volume_mute:e04e fill
    speedometer speed:e9e4
    sportscourt stadium:eb90 fill
    square.and.at.rectangle contact_mail:e0d0 fill
    square.and.pencil edit_note:e745 circle
    square.fill.on.square library_books:e02f fill
    square.filled.on.square content_copy:e14d
    square.grid.2x2 grid_view:e9b0 fill
    square.grid.3x1.below.line.grid.1x2 view_compact:e42b fill
    square.grid.3x1.folder.badge.plus create_new_folder:e2cc
    square.grid.3x2 view_module:e8f0 fill
    square.grid.3x3 apps:e5c3 fill
    square.grid.3x3.square apps:e5c3
    square.grid.4x3.fill view_comfy:e42a
    square.on.square content_copy:e14d slash
    square.on.square.dashed copy_all:e2ec
    square.split.1x2 splitscreen:f06d fill
    square.split.2x1 vertical_split:e949 fill
    square.split.2x2 grid_on:e3ec fill
    square.stack.3d.down.right layers:e53b fill
    square.stack.3d.up layers:e53b fill slash
    square.text.square article:ef42 fill
    squares.below.rectangle view_compact:e42b
    squareshape.split.2x2 grid_on:e3ec
    squareshape.split.3x3 grid_on:e3ec
    stairs stairs:f1a9
    star star:e838,star_border:e83a fill circle square slash
    star.bubble reviews:f054 fill
    star.square.on.square collections_bookmark:e431 fill
    staroflife emergency:e1eb fill circle
    sterlingsign currency_pound:eaf1 circle square
    stethoscope medical_information:ebed circle
    stop stop:e047 fill circle
    stopwatch timer:e425 fill
    storefront storefront:ea12 fill circle
    strikethrough format_strikethrough:e246
    stroller stroller:f1ae fill
    studentdesk desk:f8f4
    suit.diamond diamond:ead5 fill
    suit.heart favorite:e87d,favorite_border:e87e fill
    suitcase luggage:f235 fill
    suitcase.cart luggage:f235 fill
    suitcase.rolling luggage:f235 fill
    sum functions:e24a
    sun.and.horizon wb_twilight:e1c6 fill circle
    sun.dust brightness_7:e3ac fill
    sun.haze brightness_6:e3ab fill
    sun.max light_mode:e518 fill circle
    sun.max.trianglebadge.exclamationmark light_mode:e518 fill
    sun.min brightness_low:e1ad fill
    sun.rain cloudy_snowing:e810 fill
    sun.snow sunny_snowing:e819 fill
    sunrise wb_twilight:e1c6 fill circle
    sunset wb_twilight:e1c6 fill circle
    surfboard surfing:e515 fill
    swatchpalette palette:e40a fill
    switch.2 toggle_on:e9f6
    switch.programmable toggle_on:e9f6 fill
    syringe vaccines:e138 fill
    t.bubble textsms:e0d8 fill
    table table_chart:e265 fill
    tablecells table_chart:e265 fill badge.ellipsis
    tag sell:f05b fill circle square slash
    target track_changes:e8e1
    teletype.answer phone_in_talk:e61d
    tennisball sports_tennis:ea32 fill
    terminal terminal:eb8e fill
    testtube.2 science:ea4b
    text.aligncenter format_align_center:e234
    text.alignleft format_align_left:e236
    text.alignright format_align_right:e237
    text.append playlist_add:e03b
    text.badge.checkmark playlist_add_check:e065
    text.badge.minus playlist_remove:eb80
    text.badge.plus playlist_add:e03b
    text.badge.star playlist_play:e05f
    text.badge.xmark playlist_remove:eb80
    text.below.photo article:ef42 fill
    text.book.closed book:e865 fill
    text.bubble chat:e0b7 fill
    text.cursor text_fields:e262
    text.document description:e873 fill
    text.insert format_indent_increase:e23e
    text.justify format_align_justify:e235
    text.justify.leading format_align_left:e236
    text.justify.left format_align_left:e236
    text.justify.right format_align_right:e237
    text.justify.trailing format_align_right:e237
    text.justifyleft format_align_left:e236
    text.magnifyingglass manage_search:f02f
    text.page article:ef42 fill
    text.quote format_quote:e244
    text.redaction segment:e94b
    text.viewfinder document_scanner:e5fa
    text.word.spacing space_bar:e256
    textbox text_fields:e262
    textformat text_format:e165
    textformat.123 123:eb8d
    textformat.abc abc:eb94
    textformat.abc.dottedunderline abc:eb94
    textformat.alt text_format:e165
    textformat.size format_size:e245
    textformat.size.larger text_increase:eae2
    textformat.size.smaller text_decrease:eadd
    textformat.subscript subscript:f111
    textformat.superscript superscript:f112
    theatermasks theater_comedy:ea66 fill circle
    thermometer thermostat:f076
    thermometer.high thermostat:f076
    thermometer.low thermostat:f076
    thermometer.medium thermostat:f076
    thermometer.snowflake severe_cold:ebd3
    ticket confirmation_number:e638 fill
    timelapse timelapse:e422
    timeline.selection timeline:e922
    timer timer:e425 square
    toilet bathroom:efdd fill
    tornado tornado:e199 circle
    touchid fingerprint:e90d
    train.side.front.car train:e570
    tram tram:e571 fill circle
    tram.fill.tunnel subway:e56f
    translate translate:e8e2
    trash delete:e872,delete_outline:e92e fill circle square slash
    tray inbox:e156 fill circle
    tray.2 all_inbox:e97f fill
    tray.and.arrow.down move_to_inbox:e168 fill
    tray.and.arrow.up outbox:ef5f fill
    tray.full inbox:e156 fill
    tree park:ea63 fill circle
    trophy emoji_events:ea23 fill circle
    tropicalstorm cyclone:ebd5 circle
    truck.box local_shipping:e558 fill
    truck.box.badge.clock local_shipping:e558 fill
    turkishlirasign currency_lira:eaef circle square
    tv tv:e333 fill circle slash
    tv.and.mediabox connected_tv:e998 fill
    tv.music.note music_video:e063 fill
    umbrella umbrella:f1ad fill
    umbrella.percent umbrella:f1ad fill
    underline format_underlined:e249
    video videocam:e04b fill circle square slash badge.plus badge.checkmark
    video.bubble video_call:e070 fill
    view.2d crop_square:e3c6
    view.3d view_in_ar:e9fe
    viewfinder crop_free:e3c2 circle
    visionpro vrpano:f082 fill
    volleyball sports_volleyball:ea31 fill
    wake light_mode:e518 circle
    wallet.bifold wallet:f8ff fill
    wallet.pass wallet:f8ff fill
    wand.and.rays auto_fix_normal:e664
    wand.and.stars auto_fix_high:e663
    washer local_laundry_service:e54a fill
    watch.analog watch:e334
    watchface.applewatch.case watch:e334
    water.waves waves:e176 slash
    waveform graphic_eq:e1b8 circle badge.plus badge.minus badge.mic badge.exclamationmark
    waveform.and.magnifyingglass graphic_eq:e1b8
    waveform.and.mic graphic_eq:e1b8
    waveform.path.ecg monitor_heart:eaa2
    web.camera camera_front:e3b1 fill
    wifi.exclamationmark signal_wifi_bad:f063
    wifi.router router:e328 fill
    wind air:efd8 circle
    wind.snow ac_unit:eb3b circle
    window.casement window:f088
    window.ceiling window:f088
    window.horizontal window:f088
    window.shade.closed blinds_closed:ec1f
    window.shade.open blinds:e286
    window.vertical.closed window:f088
    wineglass wine_bar:f1e8 fill
    wrench build:e869 fill
    wrench.adjustable build:e869 fill
    wrench.and.screwdriver handyman:f10b fill
    xmark.bin delete_forever:e92b fill circle
    xmark.octagon dangerous:e99a fill
    xmark.rectangle.portrait disabled_by_default:f230 fill
    xmark.shield gpp_bad:f012 fill
    yensign currency_yen:eafb circle square
    zzz snooze:e046
    """
}
