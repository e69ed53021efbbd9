import { useParams } from 'wouter'
import { Checkout } from '../features/sandbox/checkout.tsx'
import { PageMeta } from '../lib/page-meta.tsx'

export default function SandboxCheckout() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <>
      <PageMeta title="Sandbox checkout · Foyer" />
      <Checkout id={encodeURIComponent(id)} />
    </>
  )
}
