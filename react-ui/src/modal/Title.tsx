'use client'
import { AnimatePresence, m, useIsPresent } from 'framer-motion'
import { useContext } from 'react'
import { MotionContext } from './MotionContext.ts'

const share = 0.8

/** The title; the old one fades while the new one appears. `hidden`: it is read, not seen. */
export function Title({ id, text, hidden }: { id: string; text: string; hidden: boolean }) {
  return (
    <h2 id={id} className={hidden ? 'lk-hidden' : 'lk-header-title'}>
      <AnimatePresence initial={false}>
        <Fading key={text} text={text} />
      </AnimatePresence>
    </h2>
  )
}

function Fading({ text }: { text: string }) {
  const { ready, seconds } = useContext(MotionContext)
  const present = useIsPresent()
  return (
    <m.span
      initial={ready && { opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: seconds * share }}
      aria-hidden={!present}
    >
      {text}
    </m.span>
  )
}
