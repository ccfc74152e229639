import { domMin } from 'framer-motion'

/** What moves: arrives while the modal is idle, everything works without it. */
export const features = domMin
