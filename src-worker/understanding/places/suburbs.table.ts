/**
 * Suburbs, regions and small towns of countries whose money is called dollar, and quarters of large towns that stand alone in an answer: ISO 4217 | names in plain letters. What lies in two of
 * them, or is a word, is not here.
 */
export const SUBURB_ROWS = `
INR|anna nagar,adyar,velachery,mylapore,t nagar,nungambakkam,tambaram,porur,besant nagar,thiruvanmiyur,perambur,chromepet,sholinganallur,koramangala,indiranagar,jayanagar,jp nagar,hsr layout,marathahalli,yelahanka,hebbal,bellandur,malleshwaram,rajajinagar
INR|bandra,andheri,borivali,kandivali,malad,goregaon,powai,ghatkopar,mulund,vashi,kharghar,panvel,thane,kothrud,hinjewadi,wakad,baner,viman nagar,hadapsar,aundh,banjara hills,jubilee hills,gachibowli,madhapur,kukatpally,secunderabad,kondapur
INR|greater kailash,saket,hauz khas,malviya nagar,karol bagh,dwarka,rohini,lajpat nagar,vasant kunj,pitampura,janakpuri,connaught place,gurgaon,gurugram,noida,ghaziabad,faridabad,ballygunge,garia,rajarhat,panampilly nagar,kaloor,edappally,kakkanad
KES|ngong,ngong road,kilimani,kasarani,rongai,ruaka,embakasi,langata,kileleshwa,donholm,utawala,syokimau,kitengela
AUD|fremantle,applecross,cottesloe,claremont wa,subiaco,mandurah,joondalup,wa metro,whitlam,denman prospect,molonglo,belconnen,gungahlin,tuggeranong,woden,queanbeyan
AUD|redbank plains,laidley,lockyer valley,lismore,ballina,alstonville,casino nsw,byron,mullumbimby,bangalow,coromandel valley,mylor,northern rivers,riverina,south west slopes,northern victoria
AUD|gippsland,macedon,mornington peninsula,yarra valley,yarra ranges,surf coast,wimmera,mallee,goldfields vic,dandenongs,inner west,northern beaches,sutherland shire
AUD|blue mountains,southern highlands,central coast nsw,illawarra,shoalhaven,snowy valleys,new england nsw,far north queensland,whitsundays,scenic rim,darling downs
AUD|moreton bay,redlands qld,sunnybank,logan qld,barossa,fleurieu,eyre peninsula,limestone coast,clare valley,huon valley,derwent valley,tamar valley
AUD|margaret river,great southern,wheatbelt,kimberley wa,pilbara,arnhem land,katherine nt,tennant creek,newcastle nsw,lake macquarie,maitland nsw,orange nsw,bathurst nsw
NZD|mt roskill,mount roskill,three kings,lynfield,onehunga,mt eden,mount eden,remuera,ponsonby,grey lynn,henderson valley,papatoetoe,otahuhu,botany downs,howick
NZD|ferrymead,woolston,redcliffs,riccarton,papanui,hornby,halswell,addington chch,waikirikiri,selwyn district,rangiora,waimakariri,mid canterbury,south canterbury
NZD|bay of plenty,hawkes bay,kapiti,hutt valley,horowhenua,tairawhiti,te tai tokerau,west coast nz,central otago,cromwell nz,te anau,waiheke,papamoa
NZD|mount maunganui,te aroha,matakana,warkworth,orewa,albany nz,tawa,karori,miramar wellington,mosgiel,gore southland,murupara,ohope
CAD|erin mills,churchill meadows,streetsville,port credit,leslieville,north york,etobicoke,gta,saint john,uptown saint john,eastern townships,gander,twillingate
CAD|bonavista,st. john's,avalon peninsula,annapolis valley,cape breton,lunenburg,mahone bay,charlottetown,steinbach,selkirk mb,brandon mb,interlake,swift current
CAD|moose jaw,yorkton,prince albert,fort mcmurray,grande prairie,lloydminster,airdrie alberta,cochrane alberta,okotoks,canmore,banff,kootenays,cariboo,sunshine coast bc
CAD|gulf islands,comox,cowichan,tofino,whistler,squamish,sea to sky,lower mainland,burnaby,surrey bc,belleville ontario,prince edward county,haliburton,muskoka
CAD|kawarthas,laurentians,outaouais,gaspesie,lanaudiere,monteregie,south shore montreal,west island,ottawa valley,bruce county,grey county,sault ste. marie,timmins,nunavut
SGD|bugis,beach road,raffles place,one-north,changi,changi business park,novena,holland village,tanjong pagar,telok ayer,kallang,geylang,eunos,paya lebar,marine parade
SGD|kembangan,simei,sembawang,woodlands sg,bukit panjang,bukit merah,queenstown sg,redhill,tiong bahru,dhoby ghaut,somerset orchard,kampong glam,joo chiat,upper thomson
HKD|causeway bay,wan chai,sheung wan,mong kok,tsim sha tsui,sham shui po,yau ma tei,tseung kwan o,sha tin,tai po,yuen long,tuen mun,kwun tong,quarry bay,sai kung,lantau
`;
