import { Moon, Sun } from 'lucide-react'
import { IconButton, iconSize } from './icon-button.tsx'
import { setTheme, useTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={`Use the ${next} theme`} onClick={() => setTheme(next)}>
      {theme === 'dark' ? <Sun {...iconSize(20)} /> : <Moon {...iconSize(20)} />}
    </IconButton>
  )
}
