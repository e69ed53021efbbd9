import type { Lead } from '@foyer/contract/leads'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { formatMoment } from '../../ui/format.ts'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">{children}</dd>
    </div>
  )
}

export function LeadDetails({ lead }: { lead: Lead }) {
  const { name, email, phone, earlierContacts, message, page, consentText, consentAt } = lead
  return (
    <dl className="flex flex-col gap-3">
      {name && (
        <Row label="Name">
          <bdi>{name}</bdi>
        </Row>
      )}
      {email && (
        <Row label="Email">
          <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
        </Row>
      )}
      {phone && (
        <Row label="Phone">
          <TextLink href={`tel:${phone.replace(/\s+/g, '')}`}>
            <bdi>{phone}</bdi>
          </TextLink>
        </Row>
      )}
      {earlierContacts.length > 0 && <Row label="Also left">{earlierContacts.join('\n')}</Row>}
      {message && (
        <Row label="Message">
          <span dir="auto" className="block">
            {message}
          </span>
        </Row>
      )}
      {page && (
        <Row label="Page">
          <TextLink href={page} target="_blank" rel="noopener noreferrer">
            {page}
          </TextLink>
        </Row>
      )}
      <Row label={`Agreed ${formatMoment(consentAt)}`}>
        <bdi>{consentText}</bdi>
      </Row>
    </dl>
  )
}
