import { SampleExchange } from './bubbles.tsx'

export default function SampleArch() {
  return (
    <div className="arch hidden w-64 flex-col justify-end bg-wash px-5 pb-7 sm:flex">
      <SampleExchange />
    </div>
  )
}
