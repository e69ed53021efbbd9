import type { Books, Charge, Dispute } from './books.ts'

export function dispute(books: Books, charge: Charge): Dispute {
  charge.disputed = true
  const made = books.add<Dispute>({
    id: books.newId('dp'),
    object: 'dispute',
    created: books.now(),
    charge: charge.id,
    amount: charge.amount,
    status: 'needs_response',
  })
  books.emit('charge.dispute.created', made)
  return made
}
