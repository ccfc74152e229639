/** Shown while another tab is the active phone. */
export const OtherTabActive = () => (
  <div className="phone-away">
    <h1>The phone is in another tab</h1>
    <p className="hint">Its keys and sessions can only be open in one tab.</p>
    <button type="button" className="plain primary" onClick={() => location.reload()}>
      Use it here
    </button>
  </div>
)
