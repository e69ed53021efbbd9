import type { NoticeSettings } from '@foyer/contract/notices'
import { resource } from '../../lib/api/resource.ts'

export const noticeSettingsQuery = resource<NoticeSettings>(['notice-settings'], '/api/notices/settings')
