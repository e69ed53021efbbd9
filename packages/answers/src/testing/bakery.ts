import type { Passage } from '../types.ts'

export const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  id: 'b1',
  url: 'https://harbour.example/bread',
  title: 'Bread',
  heading: ['Prices'],
  text,
  ...more,
})

export const bread = passage(
  'Sourdough loaf: £4.20; Rye loaf: £5. We bake every morning at 5:30. Anna Field runs the bakery. Call 01303 555 010.',
)
