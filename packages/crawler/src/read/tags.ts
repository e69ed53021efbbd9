const set = (names: string) => new Set(names.split(' '))

export const voidTags = set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr',
)

/** Nothing inside these is read as the page's text. */
export const skippedTags = set(
  'script style svg math template noscript iframe canvas audio video object applet select datalist textarea title noframes noembed xmp plaintext map',
)

export const blockTags = set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul #root',
)

/** Elements that an inline closing tag cannot close across. */
export const specialTags = new Set([...blockTags, ...set('button object template')])

export const tableTags = set('table thead tbody tfoot tr td th caption')

export const closesParagraph = set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul li dd dt',
)

/** HTML found inside svg or math means that one was never closed. */
export const breaksOutOfForeign = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul section article header footer main nav aside',
)

export function headingTag(tag: string): boolean {
  return tag.length === 2 && tag[0] === 'h' && tag[1]! >= '1' && tag[1]! <= '6'
}
