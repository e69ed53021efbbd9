import { zodResolver } from '@hookform/resolvers/zod'

export const schemaResolver = zodResolver
