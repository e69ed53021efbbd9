import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog, Drawer } from '../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'

const row = 'flex flex-wrap items-center gap-3'

function Buttons() {
  return (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className={row}>
          <Button size={size}>Primary</Button>
          <Button size={size} variant="secondary">
            Secondary
          </Button>
          <Button size={size} variant="ghost">
            Ghost
          </Button>
          <Button size={size} variant="danger">
            Danger
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} busy>
            Saving...
          </Button>
        </div>
      ))}
      <div className={row}>
        <Button>
          <Plus {...iconSize(18)} /> With an icon
        </Button>
        <Tooltip text="Rename this key">
          <IconButton label="Rename">
            <Pencil {...iconSize(20)} />
          </IconButton>
        </Tooltip>
        <CopyButton text="fy_a_example" />
        <CopyButton text="fy_a_example" label="Copy Key" />
      </div>
    </>
  )
}

function Menu() {
  return (
    <DropdownMenu trigger={<Button variant="secondary">Menu</Button>} align="start">
      <MenuLabel>ada@example.com</MenuLabel>
      <MenuItem>
        <Pencil {...iconSize(18)} /> Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger>
        <Trash2 {...iconSize(18)} /> Delete
      </MenuItem>
    </DropdownMenu>
  )
}

export function Actions() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Buttons />
      <div className={row}>
        <Menu />
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Settings saved!', description: 'Your widget has the new color.' })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Assistant Limit Reached',
              description: 'Your plan includes one assistant.',
              variant: 'destructive',
              action: { label: 'Upgrade Plan', onClick: () => undefined },
            })
          }
        >
          Destructive toast
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Create API key"
        description="Name it after the program that will use it."
        footer={
          <DialogActions onCancel={close} onClick={close}>
            Create key
          </DialogActions>
        }
      >
        <p className="text-sm">Content goes here.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Menu">
        <p className="px-6 text-sm">The same width as the sidebar.</p>
      </Drawer>
    </>
  )
}
