/** Codes of errors that make the frame unusable. */
export type FrameProblem =
  | 'embedded/frame-load-failed'
  /** By the content security policy of the page. */
  | 'embedded/frame-blocked'
  /** The frame was removed by a script of the page, or shows another page. */
  | 'embedded/frame-lost'
  | 'embedded/request-timed-out'
  /** The frame rejects the origin of the page. */
  | 'embedded/unverified-domain'
