type TestCard = { number: string; outcome: string }

/** What the sandbox knows of cards: each stands for one thing that can happen to a payment. */
export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Pays' },
  { number: '4000 0000 0000 0002', outcome: 'Is declined' },
  { number: '4000 0025 0000 3155', outcome: 'Asks for 3-D Secure, then pays' },
  { number: '4000 0000 0000 0341', outcome: 'Pays now, fails at renewal' },
]
