/** A line with a word in it, between two alternatives. */
export function Divider({ children }: { children: string }) {
  return <div className="lk-divider">{children}</div>
}
