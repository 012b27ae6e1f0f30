/**
 * Brings the dates of a page up to the visitor's day as soon as the page is read, without waiting for
 * React: `data-now` is `day` or `year`. The frame, with the year, stays as it is on a change of route;
 * a day comes with its page, and is brought up to date by `Today`.
 */
export const nowScript = `addEventListener('DOMContentLoaded',function(){var d=new Date;document.querySelectorAll('[data-now]').forEach(function(e){e.textContent=e.dataset.now==='year'?d.getFullYear():d.toLocaleDateString('fr-FR',{day:'numeric',month:'long',year:'numeric'})})})`
