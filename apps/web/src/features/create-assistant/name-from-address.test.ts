import { expect, test } from 'vitest'
import { nameFromAddress } from './name-from-address.ts'

test.each([
  ['https://www.harbour-dental.co.uk/team', 'Harbour Dental'],
  ['spokelane.com', 'Spokelane'],
  ['https://shop.spoke-lane.com.au', 'Spoke Lane'],
  ['https://café-anna.example', 'Café Anna'],
  ['https://tide-water.myshopify.com/', 'Tide Water'],
  ['http://127.0.0.1:3000/sample-site/', ''],
  ['http://localhost:3000', ''],
  ['harbour', ''],
  ['', ''],
])('%s suggests the name %s', (address, name) => expect(nameFromAddress(address)).toBe(name))
