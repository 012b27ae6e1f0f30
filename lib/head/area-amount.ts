/**
 * Under a price per square metre, the visitor's surface gives an amount: one inline listener for
 * every such field, so that service pages, at the end of their script budget, download nothing for
 * it. « 82,5 » and « 120 m² » are read; what is no surface shows a space, because React wants to find
 * one text in the output when it wakes up, whichever it is.
 */
export const areaAmountScript = `addEventListener('input',function(e){var f=e.target,p=f.dataset.unitPrice;if(!p)return;var a=parseFloat(f.value.replace(/\\s/g,'').replace(',','.'))*p;f.parentNode.querySelector('output').value=a>0&&1e9>a?'à partir de\\u00a0'+Math.round(a).toLocaleString('fr')+'\\u00a0€':'\\u00a0'})`
