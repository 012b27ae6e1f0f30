/**
 * Closes the small screens' menu (a popover) when one of its links is taken, which may lead to a place
 * on the same page, and when the focus goes on to what the menu covers.
 */
export const menuScript = `(function(){function m(t){return t instanceof Element&&t.closest('[popover]:popover-open')}addEventListener('click',function(e){var o=m(e.target);if(o&&e.target.closest('a'))o.hidePopover()});addEventListener('focusout',function(e){var o=m(e.target);if(o&&e.relatedTarget&&!o.contains(e.relatedTarget))o.hidePopover()})})()`
