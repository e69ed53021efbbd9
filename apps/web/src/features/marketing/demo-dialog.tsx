import { useLocation } from 'wouter'
import { demoScenes } from '../../content/demo-scenes.ts'
import { demo } from '../../content/marketing.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import mp4 from './recording/demo.mp4'
import captions from './recording/demo.vtt?url'
import webm from './recording/demo.webm'
import poster from './recording/poster.webp'

const shouldAutoplay = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

export default function DemoDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={demo.title}
      description={demo.lead}
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
      <div className="flex flex-col gap-4">
        <video
          controls
          muted
          playsInline
          autoPlay={shouldAutoplay()}
          preload="none"
          poster={poster}
          width={1120}
          height={700}
          aria-label={demo.title}
          className="h-auto w-full rounded-card border border-hairline bg-page"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
        <details className="text-sm">
          <summary className="cursor-pointer rounded-xs text-muted transition-colors hover:text-ink">
            {demo.inWords}
          </summary>
          <ol className="mt-3 list-decimal space-y-1.5 pl-5 text-muted marker:text-ink">
            {Object.values(demoScenes).map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </details>
      </div>
    </Dialog>
  )
}
