// The made-up bakery that the public pages show. Nothing here is asked of a server.
export type SampleAnswer = { question: string; answer: string; source: { title: string; path: string } }

export const sampleChat: {
  business: string
  website: string
  greeting: string
  placeholder: string
  answers: [SampleAnswer, ...SampleAnswer[]]
  credit: { text: string; href: string }
} = {
  business: 'Linden Bakery',
  website: 'linden-bakery.example',
  greeting: 'Good morning. Ask me about our bread, cakes or opening hours.',
  placeholder: 'Ask one of these',
  answers: [
    {
      question: 'Are you open on Sunday?',
      answer: 'Yes, from 8:00 to 13:00. The sourdough usually lasts until about eleven.',
      source: { title: 'Opening hours', path: '/visit' },
    },
    {
      question: 'Do you have gluten-free bread?',
      answer:
        'Two loaves: buckwheat and seed. Both are baked on Wednesdays and Saturdays, in a separate oven.',
      source: { title: 'Our bread', path: '/bread' },
    },
    {
      question: 'How much is a birthday cake?',
      answer: 'From $38 for eight people. Please order two days ahead, by phone or in the shop.',
      source: { title: 'Cakes to order', path: '/cakes' },
    },
  ],
  credit: { text: 'Powered by Foyer', href: '/' },
}
