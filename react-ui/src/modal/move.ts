import { animate } from 'framer-motion/dom/mini'
import type { Move } from './MotionContext.ts'

const ease = [0.2, 0, 0, 1] as const

/** Moves an element, from where it is if `from` is null. Visitors who want less motion see it fade only. */
export const move: Move = async (element, from, to, seconds) => {
  const still = element.ownerDocument.defaultView?.matchMedia(
    '(prefers-reduced-motion: reduce)',
  ).matches
  const path = (value: (place: typeof to) => string | number) =>
    from === null ? [null, value(to)] : [value(from), value(to)]
  const opacity = path((place) => place.opacity)
  const transform = path((place) => place.transform)
  await animate(element, still ? { opacity } : { opacity, transform }, { duration: seconds, ease })
}
