import { zodResolver } from '@hookform/resolvers/zod'
import './quiet-zod.ts'

export const schemaResolver = zodResolver
