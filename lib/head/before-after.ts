/**
 * Moves the edge between two pictures to where the range stands. Inline, like the other small
 * listeners of the head: it works before React wakes up, and costs no page a download.
 */
export const beforeAfterScript = `addEventListener('input',function(e){var b=e.target.closest('.before-after');if(b)b.style.setProperty('--edge',e.target.value+'%')})`
