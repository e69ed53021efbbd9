import { SampleExchange } from './bubbles.tsx'

/** What will be in an empty place, shown beside it where there is room. */
export default function SampleArch() {
  return (
    <div className="arch hidden w-64 flex-col justify-end bg-wash px-5 pb-7 sm:flex">
      <SampleExchange />
    </div>
  )
}
