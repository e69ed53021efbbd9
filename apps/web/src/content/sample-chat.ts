import { sampleSite } from '@foyer/contract/sample-site'

// The sample site's studio, as the public pages show it: what is said here is what its own pages say. Nothing here is
// asked of a server.
export type SampleAnswer = { question: string; answer: string; source: { title: string; path: string } }

export const sampleChat: {
  business: string
  website: string
  greeting: string
  placeholder: string
  answers: [SampleAnswer, ...SampleAnswer[]]
  credit: { text: string; href: string }
} = {
  business: sampleSite.name,
  website: 'tidewaterpottery.example',
  greeting: 'Good morning. Ask me about our classes, prices or opening hours.',
  placeholder: 'Ask one of these',
  answers: [
    {
      question: 'Are you open on Sunday?',
      answer: 'Yes, from 11am to 4pm. On Mondays we are closed.',
      source: { title: 'Visit and contact', path: '/contact' },
    },
    {
      question: 'Do I need any experience?',
      answer: 'No. Tasters and beginners’ courses start with a lump of clay and no assumptions.',
      source: { title: 'Questions and answers', path: '/faq' },
    },
    {
      question: 'How much is a wheel taster?',
      answer: '£42 a person for two hours, with clay and two pieces glazed and fired.',
      source: { title: 'Taster sessions', path: '/tasters' },
    },
  ],
  credit: { text: 'Powered by Foyer', href: '/' },
}
