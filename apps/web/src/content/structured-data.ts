import { addressPlaceholder } from '@foyer/contract/address-placeholder'
import { plans } from '@foyer/contract/plans'
import { contact } from './marketing.ts'
import { pricingQuestions, type QuestionAndAnswer, supportQuestions } from './questions.ts'

const organization = {
  '@type': 'Organization',
  '@id': `${addressPlaceholder}/#organization`,
  name: 'Foyer',
  url: `${addressPlaceholder}/`,
  logo: `${addressPlaceholder}/icon-512.png`,
  email: contact.email,
}

// Prices come from the plan table. Ratings are left out because those on the page are samples.
const software = {
  '@type': 'SoftwareApplication',
  name: 'Foyer',
  url: `${addressPlaceholder}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  description: 'Turns a business’s own website into an AI assistant that answers its visitors.',
  publisher: { '@id': organization['@id'] },
  offers: [plans.free, plans.pro, plans.enterprise].map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
    url: `${addressPlaceholder}/pricing`,
  })),
}

const questions = (items: QuestionAndAnswer[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const byPath: Record<string, object[]> = {
  '/': [organization, { '@type': 'WebSite', name: 'Foyer', url: `${addressPlaceholder}/` }, software],
  '/pricing': [software, questions(pricingQuestions)],
  '/support': [questions(supportQuestions)],
  '/about': [organization],
}

export const structuredData = (path: string): object[] => byPath[path] ?? []
