// The numbers of the specification and of the storage: limits, sizes and times.

// Units
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** A megabyte, in bytes. */
export const MB = 1_048_576

// Session
/** A session ends after this long without activity. */
export const INACTIVITY_MS = 30 * MINUTE_MS
/** How often the activity is checked, and how long before the end the session warns. */
export const INACTIVITY_CHECK_MS = MINUTE_MS
export const INACTIVITY_WARNING_MS = 2 * MINUTE_MS
/** The time of an activity is stored at most this often. */
export const ACTIVITY_WRITE_MS = 10_000
export const LOGIN_REDIRECT_MS = 1_000
/** The rules take a sign-in for this long; the dashboard ends the session a little before. */
export const SIGN_IN_MS = 12 * HOUR_MS
export const SIGN_IN_MARGIN_MS = MINUTE_MS
/** How long before that end the dashboard announces it: time enough to save, also on a poor connection. */
export const SIGN_IN_WARNING_MS = 10 * MINUTE_MS
/** An activity this far in the future means that the clock was set back. */
export const CLOCK_TOLERANCE_MS = MINUTE_MS
export const DRAFT_MAX_AGE_MS = 7 * DAY_MS
/**
 * The time between two visits counts as this much at most, also when the clock of the device jumps. So a draft is shown
 * once more after a month.
 */
export const DRAFT_ABSENCE_MS = 6 * DAY_MS

// Public site
export const LATEST_VIDEOS_MAX = 3
export const VIDEO_REFRESH_MS = 30_000
/** The timeout of one read, shorter than FIRST_ANSWER_MS. */
export const VIDEO_READ_TIMEOUT_MS = 6_000
export const NAV_SHADOW_PX = 8
/** The instalment partners on the pages; the dashboard stores no more. */
export const PARTNERS_MAX = 10
export const FOOTER_PARTNERS_MAX = 8
export const NOTICE_WIDTH_PX = 560
export const NOTICE_HEIGHT_PX = 315
export const PRODUCTS_BATCH_SIZE = 12
/** The most documents of a list that the rules let visitors read at once. */
export const PUBLIC_LIST_MAX = 60
/** After Firestore has refused a REST read as one too many, none is sent for this long. */
export const QUOTA_PAUSE_MS = MINUTE_MS
/** The length of a swipe in the lightbox, in px. */
export const SWIPE_PX = 48
/** Without an answer for this long the page shows its bundled content and a notice. */
export const FIRST_ANSWER_MS = 8_000

// Images accepted
export const UPLOAD_MAX_BYTES = 10 * MB
export const TEAM_PHOTO_MAX_BYTES = 2 * MB
/** Images with more pixels are refused. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** The timeout for reading, decoding and compressing any image but the director's photo, which has PHOTO_TOTAL_MS. */
export const IMAGE_TIMEOUT_MS = 20_000

// Director photo
export const PHOTO_TARGET_BYTES = 0.8 * MB
export const PHOTO_MAX_BYTES = 1.2 * MB
/** The longer side of the director's portrait on the home page: 44 px on a screen with four pixels for each. */
export const PORTRAIT_PX = 176
export const PORTRAIT_MAX_CHARS = 8_000
export const PHOTO_SAVE_TIMEOUT_MS = 25_000
/** The preparation and the save of the photo together (contradiction 22). */
export const PHOTO_TOTAL_MS = 30_000
/** The quality is lowered by this much until an image, of any kind, is small enough. */
export const QUALITY_STEP = 0.05
/** The lowest quality of the director's photo. */
export const PHOTO_QUALITY_FLOOR = 0.2

// Stored strings, in characters (a data URL is ASCII, so characters = bytes)
export const STORED_MAX_CHARS = 1_000_000
export const PRODUCT_IMAGE_MAX_CHARS = 16_000
export const PRODUCT_LARGE_MAX_CHARS = 160_000
/** The photo of a member, as it is encoded. The rules take a longer one, which an earlier release may have stored. */
export const TEAM_IMAGE_ENCODED_CHARS = 24_000
export const VIDEO_IMAGE_MAX_CHARS = 16_000
export const LINK_MAX_CHARS = 2_048
/** The capacity of the largest QR code with medium error correction. Source: ISO/IEC 18004, table 7 */
export const QR_MAX_BYTES = 2_331

// Image sizes, longest side in px
export const PRODUCT_IMAGE_PX = 360
export const PRODUCT_LARGE_PX = 1200
/** A member's photo is shown at 88 px at most: this is four pixels for each. */
export const TEAM_IMAGE_PX = 352
export const VIDEO_IMAGE_PX = 480
/** The longest side of a drawing before it is scaled to the size that is needed, in px. */
export const DRAWING_PX = 3_600
/** The longest side of an image while it is being cropped, in px. */
export const CROP_PX = 1200
/** The largest zoom of an image in its frame. */
export const CROP_ZOOM_MAX = 3
/** The pause after the last movement before the image is encoded. */
export const CROP_PAUSE_MS = 250
/** The quality of every other image: the first attempt and the lowest. */
export const IMAGE_QUALITY_START = 0.8
export const IMAGE_QUALITY_FLOOR = 0.4
/** Each attempt below the lowest quality has this share of the previous width. */
export const SHRINK_STEP = 0.85

// Texts, in characters, and list lengths
export const NAME_MAX_CHARS = 120
/** A text of about one line, such as the title of a video. */
export const SHORT_TEXT_MAX_CHARS = 160
/** The description of a video. */
export const DESCRIPTION_MAX_CHARS = 600
/** The dashboard offers a search from this many products on: shorter lists are seen at a glance. */
export const SEARCH_FROM = 30
/** The lines of a list of texts, such as credentials, and the characters of a line. */
export const LINES_MAX = 30
export const LINE_MAX_CHARS = 200
export const HIGHLIGHTS_MAX = 12
export const VIDEOS_MAX = 30
/** The most visible products. The dashboard adds no more. */
export const LIST_POSITIONS_MAX = 500
/** The largest number that the rules take as `order` or `hidden`. Lists that are made by hand may be longer. */
export const LIST_NUMBER_MAX = 100_000
/** The members that the team page reads; the dashboard adds no more. */
export const TEAM_MAX = 60
export const PHONES_MAX = 3
/** The opening hours of a week: an opening has the days that share it. */
export const HOURS_MAX = 14
export const EXCEPTIONS_MAX = 12
/** A partner's logo in the details of the centre, which every page reads. */
export const LOGO_MAX_CHARS = 4_000
/** The box of a logo. */
export const LOGO_WIDTH_PX = 168
export const LOGO_HEIGHT_PX = 56
/** The highest figure of the centre that the rules accept. */
export const FIGURE_MAX = 9_999_999

// Messages and toasts
export const STATUS_COMPRESSED_MS = 2_000
export const STATUS_SAVED_MS = 3_000
export const STATUS_COPIED_MS = 2_000
export const TOAST_MS = 4_000
export const TOASTS_MAX = 3
export const TOAST_GAP_PX = 14
/** The time for which a message stays that waits for an answer. */
export const STICKY_TOAST_MS = 1_000_000
export const UNDO_MS = 8_000
/** A write without an answer for this long is reported as unconfirmed. */
export const SAVE_TIMEOUT_MS = 25_000
/** A write without an answer for this long is slow. */
export const SAVE_SLOW_MS = 4_000
/** The time for which a replaced or deleted state is kept as a version. */
export const VERSION_KEPT_MS = 30 * DAY_MS
export const VERSIONS_BATCH_SIZE = 20
/** The largest file that is read as a backup. The largest content takes about 100 MB. */
export const BACKUP_MAX_BYTES = 150 * MB
/** Firestore stores maps and lists inside each other to this depth. */
export const FIELD_DEPTH_MAX = 20
/** The timeout of opening a chosen file, which a phone may have to download first. */
export const FILE_READ_TIMEOUT_MS = MINUTE_MS
/** The time for which a read waits for its answer. */
export const READ_TIMEOUT_MS = 25_000
/** The age of the last backup after which the dashboard asks for a new one. */
export const BACKUP_REMIND_MS = 30 * DAY_MS
