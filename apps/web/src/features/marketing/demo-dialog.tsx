import { useLocation } from 'wouter'
import { demo } from '../../content/marketing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Walkthrough } from './walkthrough.tsx'

export default function DemoDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={demo.title}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {demo.close}
          </Button>
          <Button onClick={() => navigate('/register')}>{demo.start}</Button>
        </>
      }
    >
      <Walkthrough />
    </Dialog>
  )
}
