type TestCard = { number: string; outcome: string }

export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'Declined' },
  { number: '4000 0025 0000 3155', outcome: 'Requires 3-D Secure, then succeeds' },
  { number: '4000 0000 0000 0341', outcome: 'Succeeds now, fails at renewal' },
]
