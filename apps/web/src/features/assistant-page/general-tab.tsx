import {
  contextLimit,
  descriptionLimit,
  type Language,
  languageNames,
  languages,
  nameLimit,
  stripName,
  strippedNote,
} from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { useState } from 'react'
import { withScheme } from '../../lib/forms/website-address.ts'
import { ProLabel, UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { scansLeft } from '../../shared/plan/plan-limits.ts'
import { showUpgradeRequired } from '../../shared/plan/plan-notices.ts'
import { Field, Input, Select, Textarea } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { formatCount } from '../../ui/format.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import type { Draft } from './use-draft.ts'

type GeneralTabProps = {
  draft: Draft
  /** Undefined while loading. */
  limits: Limits | undefined
  foundTimeZone: string | null
}

export function GeneralTab({ draft, limits, foundTimeZone }: GeneralTabProps) {
  const multiLanguageSupport = limits?.limits.multiLanguageSupport
  const { values, set, errors } = draft
  const [stripped, setStripped] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-card border border-hairline bg-sunken p-4">
        <Switch
          label="Active"
          description={
            values.isActive
              ? 'Answers visitors on your website and through the API.'
              : 'Doesn’t answer; visitors see your offline message.'
          }
          checked={values.isActive}
          onCheckedChange={(isActive) => set({ isActive })}
        />
      </div>
      <Field
        required
        label="Business name"
        hint={stripped && strippedNote}
        error={
          errors.name ??
          (values.name.trim().length > nameLimit ? 'Business name must be 100 characters or less' : undefined)
        }
      >
        <Input
          autoComplete="organization"
          value={values.name}
          onChange={({ target }) => {
            const name = stripName(target.value)
            setStripped(name !== target.value)
            set({ name })
          }}
        />
      </Field>
      <Field
        label="Description"
        aside={`${formatCount(values.description.length)} / ${descriptionLimit}`}
        hint="One sentence about the business, for you and the prompt."
        error={errors.description}
      >
        <Textarea
          rows={2}
          className="min-h-16!"
          maxLength={descriptionLimit}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <Field
        label="Context"
        aside={`${formatCount(values.context.length)} / ${formatCount(contextLimit)}`}
        hint="Anything your website doesn’t say: how you work, what to mention. Lines that start with ‘Internal:’ are never shown to visitors."
        error={
          errors.context ??
          (values.context.trim().length > contextLimit
            ? 'Context must be 10,000 characters or less'
            : undefined)
        }
      >
        <Textarea
          className="max-h-80"
          value={values.context}
          onChange={({ target }) => set({ context: target.value })}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Website"
          error={errors.websiteUrl}
          hint={`Rescrape it in Website Settings. ${(limits && scansLeft(limits)) ?? ''}`}
        >
          <Input
            type="url"
            inputMode="url"
            placeholder="https://yourbusiness.com"
            value={values.websiteUrl}
            onChange={({ target }) => set({ websiteUrl: target.value })}
            onBlur={({ target }) => set({ websiteUrl: withScheme(target.value) })}
          />
        </Field>
        <Field label="Language" error={errors.language} hint="The language it answers in.">
          <Select
            value={values.language}
            onChange={({ target }) => set({ language: target.value as Language })}
            choices={languages.map((language) => [language, languageNames[language]])}
          />
        </Field>
      </div>
      <TimeZoneField draft={draft} found={foundTimeZone} />
      <Switch
        label={<ProLabel locked={multiLanguageSupport === false}>Multi-language</ProLabel>}
        description={
          <>
            <span>Answers visitors in their own language. </span>
            {multiLanguageSupport === false && <UpgradeNow />}
          </>
        }
        checked={values.multiLanguage}
        // A feature left on by a lapsed plan can still be turned off.
        disabled={!multiLanguageSupport && !values.multiLanguage}
        {...(multiLanguageSupport === false && { onRefused: showUpgradeRequired })}
        onCheckedChange={(multiLanguage) => set({ multiLanguage })}
      />
    </div>
  )
}
