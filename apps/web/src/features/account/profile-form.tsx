import type { Profile, User } from '@foyer/contract/auth'
import { useForm } from 'react-hook-form'
import { api, session } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { NameFields } from './name-fields.tsx'

const schema = formSchema<Profile>(() => import('@foyer/contract/auth').then(({ profile }) => profile))

export function ProfileForm({ user }: { user: User }) {
  const { register, handleSubmit, reset, formState } = useForm<Profile>({
    resolver: schema.resolver,
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  })
  const { errors, isSubmitting, isDirty } = formState

  const submit = handleSubmit(async (values) => {
    try {
      const saved = await saveForm(formState.defaultValues ?? {}, values, (body) =>
        api.put<User>('/api/auth/profile', body),
      )
      const now = saved ?? (await api.get<User>('/api/auth/user'))
      session.updateUser(now)
      reset({ firstName: now.firstName, lastName: now.lastName })
      if (saved) toast({ title: 'Success', description: 'Profile updated successfully.' })
    } catch {
      toast({ title: 'Error', description: 'Failed to update profile', variant: 'destructive' })
    }
  })

  return (
    <Form
      busy={isSubmitting}
      onSubmit={submit}
      onFocus={schema.warm}
      className="flex max-w-xl flex-col items-start gap-5"
    >
      <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
      <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
        {isSubmitting ? 'Saving...' : 'Save changes'}
      </Button>
    </Form>
  )
}
