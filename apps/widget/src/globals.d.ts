declare module '*.css?inline' {
  const css: string
  export default css
}

/** Hash of all panels of this build, part of their file names. */
declare const __BUILD__: string

/** Hash of the file that sounds a chime of this build, part of its name. */
declare const __CHIME__: string

/** Hash of the voice file of this build, part of its name. */
declare const __VOICE__: string

/** Hash of the file that sends files of this build, part of its name. */
declare const __UPLOAD__: string

/** Hash of the link to a person of this build, part of its name. */
declare const __LIVE__: string

/** Hash of the form for leaving a message of this build, part of its name. */
declare const __LEADS__: string

/** Hash of the file that brings back earlier pages of a conversation of this build, part of its name. */
declare const __HISTORY__: string

/** Hash of the file that asks how the chat was of this build, part of its name. */
declare const __RATING__: string

/** Hash of the file that marks sentences with their sources of this build, part of its name. */
declare const __MARKS__: string

/** The language a panel is built for. */
declare const __LANGUAGE__: string

/** The texts of the one language a panel is built for. */
declare const __TEXTS__: import('./texts/en.ts').Texts
