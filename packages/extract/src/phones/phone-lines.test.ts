import { expect, test } from 'vitest'
import { stated } from '../testing/stated-facts.ts'

test('of several numbers in a line each is for what is said of it, and not of the next', () => {
  const labels = (words: string) =>
    stated('phone', ['/contact', `<h1>Contact</h1><p>${words}</p>`])
      .map((said) => said.replace(/ – \p{L}+/u, ''))
      .sort()
  for (const [first, second, third] of [
    ['Reception', 'pharmacy', 'out of hours'],
    ['Empfang', 'Apotheke', 'Notdienst'],
    ['Accueil', 'pharmacie', 'urgences'],
    ['Ingresso', 'farmacia', 'fuori orario'],
    ['Entrada', 'farmacia', 'urgencias'],
    ['Ingang', 'apotheek', 'spoed'],
  ])
    expect(labels(`${first} 01584 555 011, ${second} 01584 555 020, ${third} 07700 900123`)).toEqual([
      'Emergency 07700 900123',
      'Phone 01584 555 011',
      'Phone 01584 555 020',
    ])
  expect(labels('Call (512) 555-0143 for emergencies. Fax (512) 555-0144.')).toEqual([
    'Emergency (512) 555-0143',
    'Fax (512) 555-0144?',
  ])
  for (const words of [
    'Call 01584 555 011 for emergencies, office 01584 555 020',
    '01584 555 011 (emergencies only), office 01584 555 020',
    '01584 555 011 – emergencies, 01584 555 020 – office',
    'Out of hours and at weekends: 01584 555 011, reception and bookings: 01584 555 020',
    'Appelez le 01584 555 011 pour les urgences, bureau 01584 555 020',
  ])
    expect([words, labels(words)]).toEqual([words, ['Emergency 01584 555 011', 'Phone 01584 555 020']])
  expect(labels('Office 01584 555 011 – out of hours 07700 900123')).toEqual([
    'Emergency 07700 900123',
    'Phone 01584 555 011',
  ])
  // One label may apply to two numbers.
  expect(labels('Emergencies 01584 555 011 or Jim on 07700 900123')).toEqual([
    'Emergency 01584 555 011',
    'Emergency 07700 900123',
  ])
})

test('to be asked to call is no part of the business', () => {
  for (const words of [
    'Ring us any time',
    'Rufen Sie uns an',
    'Appelez-nous ',
    'Nous appeler ',
    'Chiamaci subito',
    'Bel ons',
  ])
    expect(stated('phone', ['/contact', `<h1>Contact</h1><p>${words}: 01584 555 023</p>`])).toEqual([
      'Phone 01584 555 023',
    ])
  expect(stated('phone', ['/contact', '<h1>Contact</h1><p>Room bookings: 01584 555 023</p>'])).toEqual([
    'Phone – Room bookings 01584 555 023',
  ])
})
