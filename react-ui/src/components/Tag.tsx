/** One or two words at the end of a row. `dot`: a green dot for something that is available. */
export function Tag({ mark = 'none', children }: { mark?: 'none' | 'dot'; children: string }) {
  return (
    <span className="lk-tag" data-part="tag" data-mark={mark}>
      {children}
    </span>
  )
}
