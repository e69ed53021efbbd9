/** What the recording shows, scene by scene: its captions, and its text for whoever does not watch it. */
export const demoScenes = {
  address: 'You enter the address of your website.',
  account: 'You create an account. It is free and needs no card.',
  reading: 'Foyer reads your pages and shows each as it is read.',
  answer: 'Ask it what your customers ask: the answer names the page it comes from.',
  line: 'One line puts it on your website.',
  visitor: 'There it meets your visitors, at any hour.',
}
export type DemoScene = keyof typeof demoScenes
