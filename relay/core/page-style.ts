/** The one style sheet of every page that the relay makes. */
export const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:#FCFAF5;color:#20241F;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
main.text{max-width:46rem}
h1,h2{color:#1F4234;line-height:1.25;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:1.6rem;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:0 0 .5rem}
p{margin:.25rem 0;max-width:66ch}
main.text p{margin:.75rem 0}
a{color:#9F3F28}
:focus-visible,input:focus-within{outline:3px solid #1C5FD4;outline-offset:2px}
.skip:focus{position:absolute;left:1rem;top:.5rem;z-index:1;padding:.5rem 1rem;background:#FCFAF5}
.sr-only:not(:focus){position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{background:#1F4234}
header nav{display:flex;flex-wrap:wrap;align-items:center;max-width:72rem;margin:0 auto;padding:0 .4rem}
header a{color:#FCFAF5;text-decoration:none;padding:.75rem .6rem;border-bottom:4px solid transparent}
header a:hover{text-decoration:underline}
header a[aria-current]{border-bottom-color:#D79A3C;font-weight:600}
header form{margin-left:auto;padding:.25rem .75rem}
header button.plain{color:#FCFAF5;border-color:#C9D6C6;background:transparent}
header :focus-visible{outline-color:#FCFAF5;outline-offset:-4px}
.title{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 1.5rem;margin-bottom:.75rem}
button,input,textarea{font:inherit;border-radius:4px}
button,.answer a{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #9F3F28;background:#9F3F28;color:#FCFAF5;cursor:pointer}
button:hover,.answer a:hover{background:#7F3220}
button.plain,.choices button[aria-pressed=false]{background:#FCFAF5;color:#20241F;border-color:#8B8370}
button.plain:hover,.choices button[aria-pressed=false]:hover{background:#E9E0CF}
button[aria-pressed=true]{background:#1F4234;border-color:#1F4234}
button.danger{background:#A3211B;border-color:#A3211B}
input:not([type=hidden]),textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #8B8370;background:#fff;color:inherit}
label{display:block;font-weight:600}
.search{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .5rem;max-width:40rem;margin:1rem 0}
.search label{grid-column:1/-1;font-weight:400;color:#4C5148}
.tabs{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0;border-bottom:1px solid #D8C9AE}
.tabs a{display:inline-block;padding:.6rem 0;color:#20241F;text-decoration:none;border-bottom:3px solid transparent}
.tabs a:hover{border-bottom-color:#8B8370}
.tabs a[aria-current]{border-bottom-color:#1F4234;font-weight:600}
.tabs span,.count,.quiet{color:#4C5148}
.count,.quiet{font-size:.9375rem}
.count{margin:.75rem 0}
.leads{list-style:none;margin:0;padding:0;border-top:1px solid #D8C9AE}
.leads li{display:grid;grid-template-columns:10.5rem minmax(0,1fr) 9.5rem 8.5rem;gap:.15rem 1.25rem;align-items:baseline;padding:.85rem 0;border-bottom:1px solid #D8C9AE}
.leads h2{font-size:1.0625rem;margin:0}
.leads h2 a{color:#1F4234;display:inline-block;padding:.1rem 0}
.due{list-style:none;margin:.75rem 0;padding:0}
.due a,.title p a,.choices>a{display:inline-block;padding:.6rem 0}
.due a{font-weight:600}
.leads .when{color:#4C5148}
.leads .tel{font-variant-numeric:lining-nums tabular-nums;overflow-wrap:anywhere}
.leads .tel a{display:inline-block;padding:.1rem 0}
.leads .state{text-align:right}
.mark{display:inline-block;padding:.05rem .5rem;border:1px solid #8B8370;border-radius:2px;white-space:nowrap;font-size:.9375rem}
.mark.new{background:#1F4234;border-color:#1F4234;color:#FCFAF5}
.mark.won{background:#C9D6C6;border-color:#1F4234;color:#163026}
.mark.quoted{background:#E9E0CF}
.mark.lost{color:#5C6055;border-style:dashed}
.warn{color:#A3211B;font-weight:600}
.fault,.done,.empty{border-left:4px solid #1F4234;background:#F6F1E7;padding:.75rem 1rem;margin:1rem 0}
.fault{border-color:#A3211B}
.pager{display:flex;justify-content:space-between;gap:1rem;padding-top:.75rem}
.pager a,.back a,.files a{display:inline-block;padding:.5rem 0;margin-right:1rem}
.columns{display:grid;grid-template-columns:minmax(0,1fr) 22rem;gap:0 3.5rem;align-items:start}
.aside{grid-column:2;grid-row:1/3}
article,section{padding:1.25rem 0;border-top:1px solid #D8C9AE}
.answer{display:flex;flex-wrap:wrap;gap:.5rem;margin:.9rem 0}
.answer a{border-radius:4px;text-decoration:none;min-width:9rem;text-align:center}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:.35rem 1.25rem;margin:.9rem 0}
dt{color:#1F4234;font-weight:600;overflow-wrap:anywhere}
dd{margin:0;max-width:66ch;white-space:pre-wrap;overflow-wrap:anywhere}
.photos{display:flex;flex-wrap:wrap;gap:.75rem;list-style:none;margin:.9rem 0;padding:0}
.photos a{display:block}
.photos img{display:block;width:9rem;height:9rem;object-fit:cover;background:#E9E0CF}
.choices{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin:.5rem 0;max-width:none}
.line{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .5rem}
.line label{grid-column:1/-1}
textarea{margin-bottom:.5rem;resize:vertical}
.plain-list+h2,p+h2{margin-top:1.5rem}
.plain-list{list-style:none;margin:.75rem 0 0;padding:0}
.plain-list li{padding:.6rem 0;border-top:1px solid #E9E0CF}
.plain-list button{display:block;margin-top:.5rem}
.note{white-space:pre-wrap;overflow-wrap:anywhere}
p.danger a{display:inline-block;padding:.5rem 0;color:#A3211B}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin:1.5rem 0 0;font-variant-numeric:lining-nums tabular-nums}
th.bar{text-align:left}
caption{text-align:left;color:#1F4234;font-weight:700;font-size:1.15rem;padding-bottom:.5rem}
th,td{padding:.35rem 0;border-bottom:1px solid #E9E0CF;text-align:right;vertical-align:middle}
th:first-child{text-align:left;width:17rem;padding-right:1rem;overflow-wrap:anywhere}
tbody th{font-weight:400}
th:nth-child(n+3){width:5.5rem}
svg{display:block;width:100%;height:1rem}
rect.all,.key.all{fill:#C9D6C6;background:#C9D6C6}
rect.won,.key.won{fill:#1F4234;background:#1F4234}
.legend{margin:.5rem 0 0;color:#4C5148}
.key{display:inline-block;width:.75rem;height:.75rem;margin:0 .4rem 0 0;border:1px solid #1F4234;forced-color-adjust:none}
@media (max-width:60rem){.columns{display:block}}
@media (max-width:48rem){.leads li{grid-template-columns:minmax(0,1fr) auto}.leads .state{grid-area:1/2}.leads .who,.leads .tel{grid-column:1/-1}.leads .tel a{padding:.6rem 0}.leads h2 a{padding:.6rem 0}dd a,.plain-list li>a{display:inline-block;padding:.6rem 0;overflow-wrap:anywhere}}
@media (max-width:34rem){dl{display:block}dt{margin-top:.6rem}.answer a{flex:1}th:first-child{width:34%}th:nth-child(n+3){width:24%;font-size:.875rem}th,td{padding-left:.25rem}th:first-child{padding-left:0}}
@media (max-width:16rem){.bar{display:none}th:first-child{width:34%}th:nth-child(n+3){width:33%;font-size:.75rem}}
@media print{header,form,form[class],button,label,textarea,.line,.plain-list button,.back,.files,.answer,p.danger,.skip{display:none}body{background:#fff}main{max-width:none;padding:0}.columns{display:block}a{color:inherit;text-decoration:none}}
`
