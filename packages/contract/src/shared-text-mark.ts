/** Ends the URL of the stored text that all pages repeat, to keep it apart from the start page. */
export const sharedTextMark = '#everywhere'
