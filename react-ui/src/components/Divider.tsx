/** A line with a word in it, between two ways to the same goal. */
export function Divider({ children }: { children: string }) {
  return <div className="lk-divider">{children}</div>
}
