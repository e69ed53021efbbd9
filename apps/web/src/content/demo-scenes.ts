/** Captions of the demo recording, scene by scene; also its transcript. */
export const demoScenes = {
  address: 'Enter your website’s address.',
  account: 'Create a free account. No card needed.',
  reading: 'Foyer reads your pages and shows you each one.',
  answer: 'Ask what your customers ask. Every answer links to its page.',
  line: 'Add it to your website with one line.',
  visitor: 'It answers your visitors around the clock.',
}
export type DemoScene = keyof typeof demoScenes
