import { useState } from 'react'
import { Field, Input, SearchField, Select, Textarea } from '../../ui/controls/field.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx'
import { Checkbox, Switch } from '../../ui/controls/switch.tsx'

export function Fields() {
  const [on, setOn] = useState(true)
  const [language, setLanguage] = useState('python')
  return (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <Field label="Business name" hint="As your customers know it." aside="12 of 100">
        <Input defaultValue="Linden Bakery" />
      </Field>
      <Field label="Website" error="Please enter a valid URL">
        <Input defaultValue="linden bakery" />
      </Field>
      <Field label="Password">
        <PasswordField defaultValue="a password" />
      </Field>
      <Field label="Language">
        <Select
          defaultValue="en"
          choices={[
            ['en', 'English'],
            ['de', 'German'],
          ]}
        />
      </Field>
      <Field label="Email" hint="Your email can’t be changed here.">
        <Input readOnly defaultValue="ada@example.com" />
      </Field>
      <Field label="Key" aside="Optional">
        <Input disabled placeholder="Not on your plan" />
      </Field>
      <Field label="Context" aside="0 of 10,000" className="sm:col-span-2">
        <Textarea placeholder="Anything your website doesn’t say." />
      </Field>
      <SearchField label="Search messages" />
      <SegmentedControl
        label="Language of the program"
        choices={[
          ['python', 'Python'],
          ['node', 'Node.js'],
        ]}
        value={language}
        onChoose={setLanguage}
      />
      <Switch
        label="Auto-scraping"
        description="Rescans your website automatically."
        checked={on}
        onCheckedChange={setOn}
      />
      <Checkbox label="Show branding" description="A small line under the chat." defaultChecked />
      <Switch label="Multi-language" checked={false} disabled onCheckedChange={() => undefined} />
    </div>
  )
}
