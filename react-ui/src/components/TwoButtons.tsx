import { Button } from './Button.tsx'

type Choice = { label: string; act(): void }

/** The way out and the way on, side by side. They stay the same two elements from step to step, so that the focus stays where it is. */
export function TwoButtons({ out, on, urge }: { out: Choice; on: Choice; urge: boolean }) {
  return (
    <>
      <Button kind="ghost" onClick={out.act}>
        {out.label}
      </Button>
      <Button kind={urge ? 'primary' : 'ghost'} onClick={on.act}>
        {on.label}
      </Button>
    </>
  )
}
