import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '../ui/logo.tsx'
import { AnchorLink } from './anchor-link.tsx'

const linkClass = 'inline-flex py-1 text-sm text-muted transition-colors hover:text-ink'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-medium">{title}</h2>
      <ul className="mt-3 flex flex-col gap-1">{children}</ul>
    </div>
  )
}

function Item({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} className={linkClass}>
        {children}
      </Link>
    </li>
  )
}

export function Footer() {
  return (
    <footer className="border-t border-hairline">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-10 px-4 py-14 sm:grid-cols-3 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-4 md:col-span-1">
          <Logo />
          <p className="max-w-64 text-sm text-muted">
            An AI assistant for your website, trained on your own pages.
          </p>
        </div>
        <Column title="Product">
          <li>
            <AnchorLink anchor="features" className={linkClass}>
              Features
            </AnchorLink>
          </li>
          <li>
            <AnchorLink anchor="pricing" className={linkClass}>
              Pricing
            </AnchorLink>
          </li>
          <Item href="/api-integration">API Integration</Item>
          <Item href="/docs">Docs</Item>
        </Column>
        <Column title="Company">
          <Item href="/about">About</Item>
          <Item href="/support">Support</Item>
          <Item href="/support">Contact</Item>
        </Column>
        <Column title="Legal">
          <Item href="/terms">Terms</Item>
          <Item href="/privacy">Privacy</Item>
          <Item href="/accessibility">Accessibility</Item>
          <Item href="/crawler">Our crawler</Item>
        </Column>
      </div>
    </footer>
  )
}
