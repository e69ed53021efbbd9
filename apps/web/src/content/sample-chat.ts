import { sampleSite } from '@foyer/contract/sample-site'

// The sample chat shown before a visitor interacts; the answers match what the sample site’s assistant says.
export type SampleAnswer = { question: string; answer: string; source: { title: string; path: string } }

const [sunday, experience, taster] = sampleSite.starters

export const sampleChat: {
  business: string
  website: string
  greeting: string
  answers: [SampleAnswer, ...SampleAnswer[]]
  credit: { text: string; href: string }
} = {
  business: sampleSite.name,
  website: 'tidewaterpottery.example',
  greeting: sampleSite.greeting,
  answers: [
    {
      question: sunday,
      answer: 'Yes, from 11am to 4pm. On Mondays we are closed.',
      source: { title: 'Visit and contact', path: '/contact' },
    },
    {
      question: experience,
      answer: 'No. Tasters and beginners’ courses start with a lump of clay and no assumptions.',
      source: { title: 'Questions and answers', path: '/faq' },
    },
    {
      question: taster,
      answer: '£42 a person for two hours, with clay and two pieces glazed and fired.',
      source: { title: 'Taster sessions', path: '/tasters' },
    },
  ],
  credit: { text: 'Powered by Foyer', href: '/' },
}
