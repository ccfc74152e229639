import { animate } from 'framer-motion/dom/mini'
import type { Animate, Keyframe } from './MotionContext.ts'

const ease = [0.2, 0, 0, 1] as const

/** Fades and moves an element. With `prefers-reduced-motion: reduce` it only fades. */
export const animateElement: Animate = async (element, from, to, seconds) => {
  const reduced = element.ownerDocument.defaultView?.matchMedia?.(
    '(prefers-reduced-motion: reduce)',
  ).matches
  const path = (value: (keyframe: Keyframe) => string | number) =>
    from === null ? [null, value(to)] : [value(from), value(to)]
  const opacity = path((keyframe) => keyframe.opacity)
  const transform = path((keyframe) => keyframe.transform)
  await animate(element, reduced ? { opacity } : { opacity, transform }, {
    duration: seconds,
    ease,
  })
}
