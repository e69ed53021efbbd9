import type { EmbedSettings } from '@foyer/contract/embed'
import { ExternalLink, FlaskConical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'wouter'
import { Button, ButtonAnchor } from '../../ui/controls/button.tsx'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Field, SelectField, Textarea } from '../../ui/controls/field.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { platforms } from './platforms.ts'

export const showCopied = () => toast({ title: 'Embed code copied!' })

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-3">
      <span aria-hidden="true" className="display text-2xl leading-none text-accent">
        {number}
      </span>
      <h3 className="self-center text-sm font-semibold">{title}</h3>
      <div className="col-start-2 flex min-w-0 flex-col gap-3 text-sm">{children}</div>
    </li>
  )
}

type HowToTabProps = {
  form: UseFormReturn<EmbedSettings>
  assistantId: string
  onTestPage: () => void
}

export function HowToTab({ form, assistantId, onTestPage }: HowToTabProps) {
  const [chosen, setChosen] = useState(platforms[0].value)
  const platform = platforms.find(({ value }) => value === chosen) ?? platforms[0]
  const code = platform.code(window.location.origin, assistantId)
  return (
    <div className="flex flex-col gap-8">
      <ol className="flex flex-col gap-8">
        <Step number={1} title="Choose your website’s platform">
          <SelectField
            label="Platform"
            choices={platforms.map(({ value, label }) => [value, label])}
            value={chosen}
            onChoose={setChosen}
          />
        </Step>
        <Step number={2} title="Copy and paste the code">
          <CodeBlock code={code} label="Embed code" onCopied={showCopied} />
          <ol className="list-decimal space-y-1.5 pl-5 text-muted marker:text-ink">
            {platform.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Step>
        <Step number={3} title="Open your website and try it out">
          <p className="text-muted">
            The bubble appears right away. Changes you save here show up within a minute, and the code stays
            the same. To limit it to certain domains, set the allowed domains on the{' '}
            <Link
              href={`/bot/${assistantId}`}
              className="font-medium text-accent underline underline-offset-2"
            >
              assistant’s page
            </Link>
            .
          </p>
          <p className="text-muted">
            If your website uses a Content Security Policy, add{' '}
            <code className="wrap-anywhere">{window.location.origin}</code> to its <code>script-src</code> and{' '}
            <code>connect-src</code>.
          </p>
        </Step>
      </ol>
      <section className="flex flex-col gap-3 border-t border-hairline pt-6">
        <h3 className="text-sm font-semibold">Quick actions</h3>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onTestPage}>
            <FlaskConical {...iconSize(18)} /> Generate Test Page
          </Button>
          <CopyButton text={code} label="Copy Embed Code" size="md" onCopied={showCopied} />
          <ButtonAnchor variant="secondary" href="/file-upload-demo.html" target="_blank" rel="noreferrer">
            <ExternalLink {...iconSize(18)} /> View Demo
          </ButtonAnchor>
        </div>
      </section>
      <section className="border-t border-hairline pt-6">
        <Field
          label="Custom CSS"
          aside="Optional"
          hint="Only affects the widget: .foyer-widget, .foyer-toggle, .foyer-window. The preview updates as you type."
          error={form.formState.errors.customCSS?.message}
        >
          <Textarea
            spellCheck={false}
            maxLength={20_000}
            placeholder=".foyer-window { border-radius: 4px }"
            className="max-h-72 font-mono text-xs"
            {...form.register('customCSS')}
          />
        </Field>
      </section>
    </div>
  )
}
