import { Link, useSearch } from 'wouter'
import { RegisterForm } from '../features/account/register-form.tsx'
import { PageMeta } from '../lib/page-meta.tsx'

export default function Register() {
  const search = useSearch()
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 p-6">
      <PageMeta title="Create your account · Foyer" />
      <h1 className="display text-3xl">Create your account</h1>
      <RegisterForm />
      <p className="text-sm text-muted">
        Already have an account? <Link href={`/login${search && `?${search}`}`}>Sign in here</Link>
      </p>
    </div>
  )
}
