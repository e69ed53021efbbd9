declare module '*.css?inline' {
  const css: string
  export default css
}

/** Hash of all panels, part of their file names. */
declare const __BUILD__: string

/** Hash of the chime's file. */
declare const __CHIME__: string

/** Hash of the file for voice. */
declare const __VOICE__: string

/** Hash of the file for uploads. */
declare const __UPLOAD__: string

/** Hash of the file for talking to a person. */
declare const __LIVE__: string

/** Hash of the file for leaving a message. */
declare const __LEADS__: string

/** Hash of the file for earlier messages. */
declare const __HISTORY__: string

/** Hash of the file for ratings. */
declare const __RATING__: string

/** Hash of the file for marked sentences. */
declare const __MARKS__: string

/** The language a panel is built for. */
declare const __LANGUAGE__: string

/** The texts in that language. */
declare const __TEXTS__: import('./texts/en.ts').Texts
