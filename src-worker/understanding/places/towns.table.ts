/**
 * Towns by the money that is paid there: ISO 4217 | names in plain letters, from GeoNames (CC BY 4.0), without those that are words
 * or that lie in two countries of different money.
 */
export const TOWN_ROWS = `
AED|abu dhabi,adh dhayd,ajman city,al ain city,al fujairah city,al shamkhah city,bani yas city,dibba al-fujairah,dibba al-hisn,dubai,khalifah a city
AED|khawr fakkan,musaffah,ras al khaimah city,reef al fujairah city,sharjah,umm al quwain city,zayed city
ARS|bahia blanca,balvanera,belgrano,berazategui,buenos aires,comodoro rivadavia,corrientes,jose c. paz,la plata,la rioja,mar del plata,mendoza,merlo
ARS|neuquen,parana,pilar,posadas,quilmes,resistencia,rio cuarto,rosario,salta,san fernando del valle de catamarca,san miguel de tucuman
ARS|san nicolas de los arroyos,san salvador de jujuy,santiago del estero
AUD|aberfoyle park,adelaide,adelaide city centre,adelaide hills,albany creek,albion park,aldinga beach,alexandra hills,alfredton,alice springs
AUD|altona meadows,altona north,andergrove,annerley,armidale,arncliffe,artarmon,ascot vale,ashfield,ashgrove,ashmore,aspley,australind
AUD|avondale heights,balcatta,baldivis,balga,ballajura,ballarat,balmain,balwyn,balwyn north,banksia grove,bankstown,banora point,bardon,bass hill
AUD|bassendean,bateau bay,baulkham hills,beaumaris,beecroft,bellevue hill,belmore,benalla,bendigo,benowa,bentleigh,bentleigh east,birkdale
AUD|blackburn south,blacktown,bondi,bondi beach,bondi junction,boondall,boronia,bossley park,bowen,bowral,box hill,box hill north,bracken ridge
AUD|brassall,bray park,braybrook,brighton east,brisbane,broadmeadows,broken hill,brunswick east,brunswick west,buderim,bulleen,bunbury,bundaberg
AUD|bundoora,burleigh heads,burleigh waters,burnie,burpengary,burwood,burwood east,busselton,byford,caboolture,cabramatta,cairnlea,calamvale
AUD|camberwell,camperdown,campsie,canberra,canley heights,canley vale,canning vale,capalaba,carindale,caringbah,caringbah south,carlingford,carlton
AUD|caroline springs,carrum downs,carseldine,castle hill,casula,caulfield north,caulfield south,cessnock,charters towers,chatswood,chermside
AUD|cherrybrook,chester hill,chirnside park,clayfield,clayton south,coffs harbour,condell park,coogee,coolum beach,coombabah,coomera,coorparoo,corio
AUD|cowra,craigieburn,craigmore,cranbourne,cranbourne east,cranbourne north,cranbourne west,cranebrook,cremorne,crestmead,cronulla,currumbin waters
AUD|dandenong,dandenong north,dapto,darlinghurst,darwin,deception bay,dee why,devonport,diamond creek,dianella,dingley village,docklands
AUD|doncaster east,donvale,doonside,doreen,doveton,drouin,drummoyne,dubbo,dulwich hill,duncraig,eagleby,earlwood,east maitland,east perth
AUD|east victoria park,echuca,edensor park,eight mile plains,elanora,ellenbrook,elsternwick,eltham,endeavour hills,engadine,ermington,essendon
AUD|fairfield west,fawkner,ferntree gully,figtree,fitzroy,fitzroy north,five dock,flagstaff hill,footscray,forrestfield,forster,frankston
AUD|frankston east,frankston south,frenchs forest,gawler,geelong,georges hall,geraldton,gladesville,glebe,glen iris,glen waverley,glenferrie
AUD|glenmore park,glenorchy,glenroy,gold coast,goodna,goonellabah,gosnells,goulburn,gracemere,greenacre,greenfields,greensborough,greenslopes
AUD|greenvale,greystanes,grovedale,gunnedah,gympie,hallett cove,halls head,hamilton hill,hampton park,hawthorn east,hawthorn south,heathmont
AUD|helensvale,hervey bay,highett,highton,hillarys,hinchinbrook,hobart,hope island,hoppers crossing,hornsby,hunters hill,hurstville,inala
AUD|indooroopilly,ingleburn,inverell,jerrabomberra,jimboomba,joondalup,kallangur,kambah,kangaroo flat,karratha,karrinyup,kedron,keilor downs
AUD|keilor east,kellyville,kellyville ridge,kelmscott,keysborough,killara,kingaroy,kingsgrove,kingsley,kingswood park,kippa-ring,kirrawee,kirwan
AUD|kogarah,kurunjang,kwinana,lakemba,lalor,landsdale,lane cove,lane cove north,langwarrin,lara,launceston,lavington,leeming,leichhardt
AUD|leopold,leumeah,lidcombe,lilydale,lindfield,little mountain,logan city,lurnea,mackay,macleod,macquarie fields,macquarie park,maddington
AUD|malvern east,mandurah,manly west,marangaroo,mareeba,maribyrnong,maroochydore,maroubra,marrickville,marsfield,maryborough,matraville,mawson lakes
AUD|maylands,meadow heights,medowie,melbourne,melbourne city centre,melton south,melton west,menai,merewether,mermaid waters,mernda,merrylands,mildura
AUD|mill park,minto,mona vale,mooloolaba,moonee ponds,moorebank,moorooka,mooroolbark,moranbah,morayfield,moree,mornington,morphett vale,mortdale
AUD|morwell,mosman,mount annan,mount barker,mount druitt,mount eliza,mount evelyn,mount gambier,mount gravatt east,mount isa,mount lawley,mount martha
AUD|mount pritchard,mount waverley,mountain creek,mudgee,mudgeeraba,mulgrave,murray bridge,murrumba downs,murrumbeena,muswellbrook,nambour,narangba
AUD|narre warren,narre warren south,nedlands,nerang,neutral bay,new farm,new lambton,ngunnawal,noble park,nollamara,noosaville,norman gardens
AUD|north lakes,north melbourne,north parramatta,north ryde,northcote,northmead,nowra,nunawading,nundah,oakleigh south,oatley,ormeau,oxenford
AUD|pacific pines,paddington,pakenham,palmerston,panania,parafield gardens,paralowie,parkdale,parkes,parkinson,parramatta,pascoe vale
AUD|pascoe vale south,peakhurst,penshurst,perth,perth city centre,pimpama,plumpton,point cook,port kennedy,port lincoln,port macquarie,port melbourne
AUD|port pirie,potts point,prahran,prestons,punchbowl,pymble,pyrmont,quakers hill,raceview,randwick,raymond terrace,redbank plains,redfern,redland bay
AUD|regents park,revesby,rhodes,ringwood east,ringwood north,rivervale,riverwood,robina,rochedale south,rockhampton,rockingham,rockingham city centre
AUD|rooty hill,rose bay,roselands,rowville,roxburgh park,saint ives,saint kilda,salisbury north,sandringham,seaton,secret harbour,seville grove
AUD|shailer park,shepparton,sippy downs,slacks creek,south hedland,south melbourne,south morang,south penrith,south perth,south yarra,southbank
AUD|southern river,spearwood,springfield lakes,springvale,springvale south,springwood,st clair,st kilda east,stanhope gardens,strathfield,strathpine
AUD|sunnybank hills,sunshine north,sunshine west,surfers paradise,surrey hills,surry hills,sutherland,swan hill,sydenham,sydney
AUD|sydney central business district,taree,tarneit,tarragindi,taylors hill,taylors lakes,templestowe,templestowe lower,terrigal,tewantin,the gap
AUD|the ponds,thomastown,thornlands,thornlie,toongabbie,toorak,toowong,toowoomba,townsville,traralgon,truganina,turramurra,tweed heads,umina beach
AUD|upper coomera,upper mount gravatt,urangan,varsity lakes,vaucluse,vermont south,victoria point,wahroonga,waikiki,wallan,wangaratta,wanneroo
AUD|wantirna,wantirna south,warnbro,warner,warragul,warrnambool,wavell heights,wellington point,wendouree,wentworthville,werribee,west footscray
AUD|west hoxton,west pennant hills,west ryde,west wodonga,westmead,wheelers hill,wiley park,willetton,winston hills,wishart,wodonga,wollert,wollongong
AUD|wollongong city centre,woodcroft,woodvale,woonona,woy woy,wyndham vale,wynnum,wynnum west,yagoona,yarraville,yeppoon,yokine,zetland
BDT|bagerhat,barisal,bogra,chittagong,comilla,cox's bazar,dhaka,dinajpur,jessore,khulna,kushtia,mymensingh,nagarpur,narayanganj,narsingdi,natore,pabna
BDT|paltan,par naogaon,puthia,rajshahi,rangpur,saidpur,satkhira,shibganj,sirajganj,sonargaon,sylhet,tangail,tungi
BHD|al hadd,al muharraq,dar kulayb,jidd hafs,madinat hamad,manama,sitrah
BRL|alagoinhas,americana,ananindeua,anapolis,angra dos reis,aparecida de goiania,aracaju,aracatuba,arapiraca,araraquara,barbacena,barra mansa
BRL|barreiras,barueri,bauru,belem,belford roxo,belo horizonte,betim,blumenau,boa vista,braganca paulista,brasilia,cabo,cachoeirinha
BRL|cachoeiro de itapemirim,camacari,campina grande,campinas,campo grande,campos dos goytacazes,canoas,carapicuiba,caruaru,cascavel,castanhal,caucaia
BRL|caxias,caxias do sul,chapeco,contagem,cotia,criciuma,cuiaba,curitiba,diadema,divinopolis,dourados,duque de caxias,embu,feira de santana
BRL|ferraz de vasconcelos,florianopolis,fortaleza,foz do iguacu,franca,francisco morato,goiania,governador valadares,gravatai,guarapuava,guaruja
BRL|guarulhos,hortolandia,ibirite,ilheus,imperatriz,indaiatuba,ipatinga,itaborai,itabuna,itajai,itapecerica da serra,itapetininga,itapevi
BRL|itaquaquecetuba,jaboatao,jaboatao dos guararapes,jacarei,jaragua do sul,jequie,joao pessoa,joinville,juazeiro do norte,juiz de fora,jundiai,lages
BRL|lauro de freitas,limeira,londrina,luziania,macae,macapa,maceio,manaus,maraba,maracanau,marilia,maringa,maua,mogi das cruzes,mogi guacu
BRL|montes claros,mossoro,nilopolis,niteroi,nossa senhora do socorro,nova friburgo,nova iguacu,novo hamburgo,olinda,osasco,palhoca,palmas,paranagua
BRL|parauapebas,parnaiba,parnamirim,passo fundo,patos de minas,paulista,pelotas,petrolina,petropolis,pindamonhangaba,piracicaba,planaltina
BRL|pocos de caldas,ponta grossa,porto alegre,porto seguro,porto velho,praia grande,presidente prudente,queimados,recife,ribeirao das neves
BRL|ribeirao preto,rio branco,rio de janeiro,rio verde,rondonopolis,salvador,santa barbara d'oeste,santa luzia,santarem,santo andre,santos
BRL|sao bernardo do campo,sao caetano do sul,sao carlos,sao joao de meriti,sao jose,sao jose do rio preto,sao jose dos campos,sao jose dos pinhais
BRL|sao leopoldo,sao luis,sao paulo,sao vicente,sapucaia,serra,sete lagoas,sobral,sorocaba,sumare,suzano,taboao da serra,taubate,teresina,teresopolis
BRL|timon,uberaba,uberlandia,uruguaiana,varzea grande,viamao,vila velha,vitoria,vitoria da conquista,volta redonda
BWP|gaborone
CAD|abbotsford,ajax,aldergrove,alliston,amherstburg,amos,ancaster,angus,arnprior,baie-comeau,barrie,bay roberts,beauharnois,becancour,bells corners
CAD|blainville,boisbriand,boucherville,brampton,brant,brantford,brockville,brossard,burnaby,calgary,campbell river,camrose,candiac,canmore,cantley
CAD|carleton place,charlottetown,chateauguay,chilliwack,clarence-rockland,cobourg,cold lake,cole harbour,colwood,conception bay south,coquitlam
CAD|corner brook,cornwall,cote-saint-luc,courtenay,cowansville,dartmouth,dawson creek,deux-montagnes,dolbeau-mistassini,dollard-des ormeaux,dorval
CAD|drummondville,east gwillimbury,east york,edmonton,edmundston,elliot lake,estevan,etobicoke,fallingbrook,fort erie,fort mcmurray,fort saskatchewan
CAD|fort st. john,fredericton,gaspe,gatineau,glace bay,granby,grand falls-windsor,grande prairie,greater napanee,greater sudbury,guelph,hauterive
CAD|hawkesbury,high river,huron east,ingersoll,joliette,jonquiere,kamloops,kanata,kapuskasing,kelowna,kenora,kentville,kitchener,l'ancienne-lorette
CAD|l'assomption,l'ile-perrot,la haute-saint-charles,la prairie,la tuque,labrador city,lachute,ladner,lambton shores,langley,laurentides,laval
CAD|le plateau,leamington,leduc,les coteaux,lethbridge,levis,lloydminster,longueuil,lorraine,lower sackville,lutes mountain,magog,maple ridge,markham
CAD|mascouche,matane,medicine hat,mercier,mirabel,miramichi,mississauga,moncton,mont-laurier,mont-royal,mont-saint-hilaire,montreal,moose jaw
CAD|mount pearl,nanaimo,nepean,new glasgow,new hamburg,new westminster,norfolk county,north battleford,north bay,north cowichan,north saanich
CAD|north vancouver,north york,notre-dame-de-grace,notre-dame-de-l'ile-perrot,oak bay,okanagan,okotoks,orangeville,orillia,oshawa,ottawa,owen sound
CAD|parksville,penticton,petawawa,pickering,pincourt,pitt meadows,pointe-claire,port alberni,port colborne,port coquitlam,port hope,port moody
CAD|portage la prairie,powell river,prevost,prince edward,prince george,prince rupert,quebec,queenswood heights,quesnel,quinte west,rayside-balfour
CAD|red deer,regina,repentigny,rimouski,riviere-du-loup,roberval,rock forest,rosemere,rouyn-noranda,saguenay,saint-amable,saint-augustin-de-desmaures
CAD|saint-basile-le-grand,saint-bruno-de-montarville,saint-canut,saint-constant,saint-eustache,saint-georges,saint-hyacinthe,saint-jean-sur-richelieu
CAD|saint-laurent,saint-leonard,saint-lin-laurentides,sainte-adele,sainte-anne-des-plaines,sainte-julie,sainte-marthe-sur-le-lac,sainte-therese
CAD|salaberry-de-valleyfield,salmon arm,salt spring island,sarnia,saskatoon,sept-iles,shawinigan,sherbrooke,sherwood park,simcoe
CAD|sorel-tracy,south huron,spruce grove,squamish,st. albert,st. catharines,st. john's,st. thomas,swift current,temiskaming shores,terrebonne
CAD|thetford-mines,thorold,thunder bay,timmins,toronto,trois-rivieres,tsawwassen,val-d'or,val-des-monts,valley east,vanier,varennes,vaudreuil-dorion
CAD|vaughan,victoriaville,warman,welland,west kelowna,west vancouver,westmount,wetaskiwin,weyburn,white rock,whitehorse,williams lake,willowdale
CAD|windsor,winnipeg,yellowknife,yorkton
CHF|baar,basel,bern,chur,dietikon,frauenfeld,fribourg,geneve,koniz,kriens,la chaux-de-fonds,lancy,lausanne,lugano,luzern,montreux,neuchatel,rapperswil
CHF|riehen,sankt gallen,schaffhausen,sitten,thun,uster,vernier,winterthur,yverdon-les-bains,zurich
CLP|antofagasta,arica,calama,chillan,copiapo,coquimbo,iquique,la pintana,la serena,osorno,puente alto,puerto montt,quilpue,rancagua,san bernardo
CLP|santiago,talca,talcahuano,temuco,valdivia,valparaiso,vina del mar
COP|armenia,barrancabermeja,barranquilla,bello,bogota,bucaramanga,buenaventura,cali,cucuta,dosquebradas,envigado,florencia,floridablanca,girardot city
COP|giron,guadalajara de buga,ibague,itagui,magangue,maicao,malambo,manizales,medellin,monteria,neiva,palmira,pasto,pereira,popayan,santa marta
COP|sincelejo,soacha,sogamoso,soledad,tulua,tunja,valledupar,villavicencio
CZK|brno,ostrava,pilsen,prague
DKK|aalborg,albertslund,arhus,ballerup,charlottenlund,copenhagen,esbjerg,fredericia,frederiksberg,greve,helsingor,herning,hillerod,holstebro,horsens
DKK|horsholm,hvidovre,koge,kolding,naestved,odense,randers,rodovre,roskilde,silkeborg,slagelse,sonderborg,svendborg,taastrup,vanlose,vejle,viborg
EGP|al fayyum,al mahallah al kubra,al mansurah,al minya,alexandria,arish,aswan,asyut,banha,bani suwayf,bilbays,cairo,damanhur,dikirnis,giza,halwan
EGP|idfu,idku,ismailia,jirja,kafr ad dawwar,kafr ash shaykh,luxor,mallawi,new cairo,port said,qina,shibin al kawm,sohag,suez,talkha,zagazig
ETB|addis ababa,bahir dar,dese,dire dawa,gondar,hawassa,jimma,mek'ele,nazret
EUR|a coruna,aachen,aalst,acharnes,acilia-castel fusano-ostia antica,agia paraskevi,agios dimitrios,aguas santas,aigaleo,aix-en-provence,albacete
EUR|alcabideche,alcala de henares,alcobendas,alcorcon,alexandroupoli,algeciras,algorta,algueirao,alicante,alkmaar,almada,almelo,almere stad,almeria
EUR|alphen aan den rijn,altona,alvalade,amadora,amersfoort,amiens,amora,amstelveen,amsterdam,amsterdam-zuidoost,an muileann gcearr,an ros,antwerpen
EUR|apeldoorn,arganzuela,argenteuil,arklow,arnhem,arrentela,assen,athlone,athy,augsburg,aveiro,aviles,badajoz,badalona,balally,balbriggan,baldoyle
EUR|ballinteer,ballyboden,ballyfermot,barakaldo,barcelona,barreiro,benfica,bergamo,bergedorf,bergen op zoom,bergisch gladbach,beringen,berlin,besancon
EUR|beveren,bielefeld,bilbao,blackrock,blanchardstown,bochum,bochum-hordel,bonn,bordeaux,bottrop,boulogne-billancourt,braga,bratislava,braunschweig
EUR|breda,bregenz,bremen,bremerhaven,brescia,brest,brugge,brussels,burgas,burgos,cabinteely,cacem,caceres,caen,cagliari,caldas da rainha
EUR|camara de lobos,canidelo,capelle aan den ijssel,carabanchel,carlow,carrigaline,cascais,castello de la plana,castelo branco,castlebar,castleknock
EUR|catania,celbridge,cergy-pontoise,chalkida,chamartin,chamberi,chania,charleroi,charlottenburg,charneca de caparica,chemnitz,city center
EUR|ciudad lineal,ciutat vella,clermont-ferrand,clondalkin,cluain meala,cobh,coimbra,cornella de llobregat,corroios,coslada,darmstadt,delft,delicias
EUR|den helder,dendermonde,deurne,deventer,dijon,doetinchem,donaghmede,donaustadt,dordrecht,dornbirn,dortmund,dos hermanas,drachten,dresden,drogheda
EUR|droichead nua,dublin,duisburg,dun laoghaire,dundrum,duren,dusseldorf,eggenberg,eimsbuttel,eindhoven,eixample,el ejido,el puerto de santa maria
EUR|elche,emmeloord,enniscorthy,enschede,erfurt,erlangen,ermesinde,espinho,espoo,esposende,essen,esslingen,evora,faro,favoriten,feldkirch,felgueiras
EUR|figueira da foz,finglas,florence,floridsdorf,foggia,foxrock,frankfurt am main,freiburg,friedrichshain,fuencarral-el pardo,fuenlabrada,funchal
EUR|furth,gaillimh,galatsi,gandia,geidorf,gelsenkirchen,genk,genoa,gera,getafe,getxo,gijon,girona,glyfada,gondomar,gottingen,gouda,gracia,granada,graz
EUR|grenoble,greystones,gries,groningen,guarda,guimaraes,gutersloh,haarlem,hagen,hamburg,hamburg-mitte,hamburg-nord,hameenlinna,hamm,hannover,harburg
EUR|hardenberg,harderwijk,hasselt,heerenveen,heerhugowaard,heerlen,heilbronn,helmond,helsinki,hengelo,hernals,herne,hietzing,hildesheim,hilversum
EUR|hoofddorp,hoorn,horta-guinardo,hortaleza,hotting,huelva,huizen,hyvinge,ilion,ilioupoli,ingolstadt,innsbruck,ioannina,irakleion,iserlohn,jakomini
EUR|jarvenpaa,jena,jerez de la frontera,jobstown,joensuu,jyvaskyla,kaiserslautern,kajaani,kalamaria,kalamata,kallithea,kampen,karlsruhe,kassel
EUR|katerini,kaunas,kavala,keratsini,kerava,kerkrade,khalandrion,kiel,kildare,kilkenny,kilquade,kirkkonummi,klagenfurt am worthersee,klaipeda
EUR|knocklyon,koblenz,kokkola,koln,kortrijk,korydallos,kosice,kotka,kouvola,krefeld,kreuzberg,kuopio,l'hospitalet de llobregat,la laguna,la louviere
EUR|lahti,lamia,lappeenranta,larisa,las palmas de gran canaria,las rozas de madrid,latina,laytown,le havre,le mans,leeuwarden,leganes,leiden,leipzig
EUR|leiria,leixlip,lelystad,leon,les corts,letterkenny,leuven,leverkusen,lille,limassol,limoges,linz,lisbon,little bray,livorno,ljubljana,lleida
EUR|loch garman,logrono,lohja,lorca,loures,lubeck,lucan,ludwigshafen am rhein,lugo,luimneach,lunen,lustenau,lyon,maastricht,madrid,magdeburg,maia
EUR|mainz,malaga,malahide,mannheim,marbella,marienthal,marinha grande,marino,marl,marousi,marseille,marzahn,massama,mataro,matosinhos,maynooth
EUR|mechelen,medemblik,meidling,mellunkyla,messina,mestre,metz,midleton,mikkeli,milan,modena,modling,moers,monchengladbach,moncloa-aravaca,mons
EUR|monsanto,montijo,montpellier,montreuil,monza,moratalaz,mostoles,mouscron,mulheim,mulhouse,munich,munster,murcia,naas,namur,nancy,nantes,naples
EUR|navan,nea ionia,nea smyrni,neue neustadt,neukolln,neuss,nicosia,nieuwegein,nijmegen,nikaia,nimes,nippes,nou barris,nurmijarvi,nurnberg,oberhausen
EUR|odivelas,offenbach,oldbawn,oldenburg,olhao,olivais,oosterhout,orihuela,orleans,osnabruck,ostend,ottakring,oulu,ourense,paco de arcos,paderborn
EUR|padova,palaio faliro,palencia,palermo,palma,paris,parla,patra,peristeri,perpignan,perugia,pescara,petroupolis,pforzheim,piraeus,plovdiv
EUR|ponte de lima,pori,portimao,portlaoise,portmarnock,porto,porvoo,potsdam,povoa de santa iria,povoa de varzim,pozuelo de alarcon,pradl,prato
EUR|prenzlauer berg,puente de vallecas,purmerend,queluz,quinta do conde,rathgar,rathmines,ratingen,ratoath,rauma,recklinghausen,regensburg
EUR|reggio calabria,reggio nell'emilia,reims,remscheid,rennes,reus,reutlingen,ridderkerk,riga,rijeka,rijswijk,rimini,ringsend,rio de mouro,rodos
EUR|roermond,roeselare,rome,roosendaal,roquetas de mar,rostock,rotterdam,roubaix,rouen,rovaniemi,saarbrucken,sabadell,saint-denis,saint-etienne
EUR|saint-quentin-en-yvelines,salerno,salzburg,salzgitter,san blas-canillejas,sandyford,sandymount,sankt martin,sankt peter,sankt polten,sant andreu
EUR|sant boi de llobregat,sant marti,santa coloma de gramenet,santa cruz de tenerife,santander,santiago de compostela,santo antonio dos olivais
EUR|sants-montjuic,sao domingos de rana,sao mamede de infesta,sao martinho,sarria-sant gervasi,schiedam,schoneberg,schwerin,seinajoki,senhora da hora
EUR|sequeira,seraing,serres,sesimbra,setubal,sevilla,shankill,siauliai,siegen,sint-niklaas,sintra,sittard,skerries,sligo,soest,sofia,solingen
EUR|spijkenisse,stara zagora,steyr,strasbourg,stuttgart,talavera de la reina,tallaght,tallinn,tampere,taranto,tarragona,telde,terrassa
EUR|tetuan de las victorias,the hague,thessaloniki,tiel,tilburg,torrejon de ardoz,torrevieja,toulon,toulouse,tourcoing,tournai,tra mhor,tralee,trier
EUR|trieste,trikala,tullamore,turin,turku,tuusula,usera,utrecht,vaasa,valladolid,vantaa,varna,veenendaal,velsen-zuid,venlo,verona,verviers
EUR|viana do castelo,vicenza,vienna,vigo,vila do conde,vila nova de gaia,villach,villaverde,villeurbanne,vilnius,vlaardingen,vlissingen,volos,vuosaari
EUR|vyronas,waalwijk,wandsbek,weert,weinzierl bei krems,wicklow,wiener neustadt,wiesbaden,wilmersdorf,witten,woerden,wolfsburg,wuppertal,wurzburg
EUR|zaandam,zaanstad,zagreb,zaragoza,zeist,zoetermeer,zografos,zwickau,zwijndrecht,zwolle
FJD|labasa,lautoka,nadi,suva
GBP|aberdare,aberdeen,accrington,aldershot,altrincham,ashford,ashton-under-lyne,aston,aylesbury,banbury,banstead,barnet,barnsley,barnstaple
GBP|barrow in furness,barry,basildon,basingstoke,batley,battersea,beckenham,becontree,belfast,beverley,bexhill-on-sea,bexley,bicester,billericay
GBP|billingham,birkenhead,bishops stortford,blackburn,blackpool,bletchley,bloxwich,blyth,bognor regis,bolton,bootle,borehamwood,bournemouth,bracknell
GBP|bradford,brent,bridgend,bridgwater,bridlington,brighouse,bristol,briton ferry,brixton,bromsgrove,buckley,burgess hill,burnley,burton upon trent
GBP|bury st edmunds,caerphilly,camberley,canary wharf,cannock,canterbury,canvey island,cardiff,carshalton,castleford,castlereagh,cheshunt
GBP|chester-le-street,chichester,chippenham,chipping sodbury,chorley,city of westminster,clacton-on-sea,cleethorpes,coalville,coatbridge,coity
GBP|colchester,colwyn bay,corby,coventry,craigavon,cramlington,crawley,crewe,crosby,croydon,cumbernauld,cwmbran,dagenham,darlington,dartford,darwen
GBP|deeside,dewsbury,doncaster,dudley,dumfries,dunfermline,dunstable,east kilbride,eastbourne,eastleigh,ebbw vale,eccles,edinburgh,ellesmere port
GBP|enfield town,esher,ewell,exeter,exmouth,falkirk,fareham,farnborough,farnham,folkestone,fylde,gateshead,gillingham,glasgow,glenrothes,glossop
GBP|gosport,grantham,great malvern,great sankey,great yarmouth,greenford,greenock,grimsby,guildford,halesowen,harlow,harpenden,harrogate,hartlepool
GBP|hatfield,havant,haywards heath,hemel hempstead,herne bay,high peak,high wycombe,hinckley,hitchin,hoddesdon,holloway,houghton-le-spring,hounslow
GBP|huddersfield,huyton,hyde,ilkeston,inverness,ipswich,islington,keighley,kidderminster,kilmarnock,king's lynn,kingston upon hull,kingswood,kirkby
GBP|kirkcaldy,leatherhead,leeds,leicester,leigh,leighton buzzard,letchworth garden city,leyland,lichfield,lisburn,littlehampton,liverpool,llanelli
GBP|london,londonderry county borough,long eaton,loughborough,lower earley,lowestoft,luton,lytham st annes,macclesfield,maidstone,mangotsfield,mendip
GBP|merthyr tydfil,middlesbrough,milton keynes,morden,morecambe,motherwell,newark on trent,newburn,newbury,newcastle under lyme,newcastle upon tyne
GBP|newport,newton abbot,newtownabbey,north shields,northampton,northwich,nottingham,nuneaton,oldham,paignton,peckham,peterlee,pontefract,pontypool
GBP|pontypridd,poole,prescot,preston,prestwich,pudsey,purley,radcliffe,ramsgate,rayleigh,redcar,redditch,redhill,redruth,reigate,rhondda,rochdale
GBP|romford,rossendale,rotherham,royal leamington spa,royal tunbridge wells,ruislip,rushden,rutherglen,saint neots,salford,scunthorpe,sheffield
GBP|sittingbourne,skelmersdale,solihull,south benfleet,south croydon,south shields,southall,southampton,southend-on-sea,spalding,st helens,staines
GBP|stevenage,stockport,stockton-on-tees,stoke-on-trent,stourbridge,stretford,strood,stroud,sunderland,surbiton,sutton,sutton coldfield
GBP|sutton in ashfield,swadlincote,swansea,swindon,telford,thornton-cleveleys,tipton,tonbridge,tonypandy,totton,trowbridge,tyldesley,urmston,walkden
GBP|wallasey,walsall,warrington,washwood heath,waterlooville,watford,wednesfield,wellingborough,welwyn garden city,wembley,west bridgford
GBP|west bromwich,weston-super-mare,whitley bay,whitstable,wickford,widnes,wigan,wigston magna,wilmslow,winsford,wisbech,wishaw,woking,wokingham
GBP|wolverhampton,worksop,worthing,wrexham,yate,yeovil
GHS|accra,aflao,akim oda,atsiaman,berekum,cape coast,ejura,japekrom,koforidua,kumasi,medina estates,nungua,obuase,sekondi-takoradi,sunyani,takoradi
GHS|techiman,tema,teshi old town
HKD|hong kong,kowloon,tsuen wan,yuen long kau hui
HUF|budapest,budapest iii. kerulet,budapest xi. kerulet,debrecen,gyor,miskolc,szeged,zuglo
IDR|adiwerna,ambon,astanajapura,balikpapan,banda aceh,bandar lampung,bandung,bangil,banjaran,banjarmasin,batam,baturaja,bekasi,bengkulu,binjai,blitar
IDR|bogor,ciamis,ciampea,cibinong,cikampek,cikupa,cileungsir,cimahi,ciputat,cirebon,city of balikpapan,curug,denpasar,depok,dumai,gorontalo,indramayu
IDR|jakarta,jambi city,jayapura,jember,jombang,kediri,kendari,kisaran,klaten,kupang,labuan bajo,lawang,lembang,loa janan,lubuklinggau,lumajang,madiun
IDR|makassar,malang,manado,martapura,mataram,medan,padalarang,padang,palangkaraya,palembang,palopo,palu,pamulang,pangkalpinang,parepare,parung
IDR|pasarkemis,paseh,pasuruan,pati,payakumbuh,pekalongan,pekanbaru,pemalang,pematangsiantar,perbaungan,percut,plumbon,pontianak,probolinggo,purwakarta
IDR|purwodadi,purwokerto,rangkasbitung,rengasdengklok,salatiga,samarinda,semarang,serang,sidoarjo,singaraja,situbondo,soreang,sorong,south tangerang
IDR|sukabumi,sumedang,sunggal,surabaya,surakarta,tangerang,tanjung pinang,tanjungbalai,tasikmalaya,tegal,teluknaga,ungaran,weru,yogyakarta
ILS|ashdod,bat yam,beersheba,bnei brak,haifa,holon,jerusalem,netanya,petah tiqwa,ramat gan,rehovot,rishon leziyyon,tel aviv,west jerusalem
INR|adoni,agartala,agra,ahmadnagar,ahmedabad,aizawl,ajmer,akola,alandur,alappuzha,aligarh,allahabad,alwar,amarnath,ambattur,amravati,amritsar,amroha
INR|anantapur,arrah,asansol,aurangabad,avadi,bahadurgarh,baharampur,bahraigh,bali,banda,baranagar,barasat,barddhaman,bareilly,bathinda,belgaum,bellary
INR|bengaluru,bhadravati,bhagalpur,bharuch,bhatpara,bhavnagar,bhayandar,bhilai,bhilwara,bhind,bhiwandi,bhiwani,bhopal,bhubaneshwar,bhusaval,bidar
INR|bihar sharif,bijapur,bikaner,bilaspur,bilimora,bokaro,borivli,brahmapur,budaun,bulandshahr,burhanpur,chanda,chandannagar,chandigarh,chapra,chennai
INR|cochin,coimbatore,cuddalore,cuttack,darbhanga,davangere,dehra dun,delhi,dewas,dhanbad,dhulia,dinapore,dindigul,dombivli,durg,durgapur,ellore
INR|etawah,faridabad,farrukhabad,fatehpur,firozabad,fyzabad,gadag,gadag-betageri,gajuwaka,gandhidham,gandhinagar,ganganagar,gaya,ghaziabad,gorakhpur
INR|gosaba,greater noida,gulbarga,guna,guntur,gurgaon,guwahati,gwalior,haldia,hanumangarh,haora,hapur,haridwar,hisar,hoshiarpur,hospet,hubli,hugli
INR|ichalkaranji,imphal,indore,ingraj bazar,jabalpur,jaigaon,jaipur,jalandhar,jalgaon,jalna,jammu,jamnagar,jamshedpur,jamuria,jaunpur,jhansi,jind
INR|jodhpur,junagadh,kakinada,kalyan,kamarhati,kanchipuram,kanpur,karimnagar,karnal,karol bagh,katihar,khammam,khandwa,kharagpur,kolhapur,kolkata
INR|kollam,korba,kota,kozhikode,kukatpalli,kultali,kulti,kurnool,lal bahadur nagar,latur,loni,lucknow,ludhiana,machilipatnam,madhyamgram,madurai
INR|malegaon,malkajgiri,mangalore,mathura,medinipur,meerut,monghyr,moradabad,morena,mumbai,murwara,muzaffarnagar,muzaffarpur,mysore,nadiad,nagercoil
INR|nagpur,naihati,najafgarh,nanded,nandyal,nangi,nangloi jat,narela,nashik,navi mumbai,navsari,nellore,new delhi,nizamabad,noida,nowrangapur,ongole
INR|orai,pali,pallavaram,panchkula,panihati,panipat,parbhani,pathankot,patiala,patna,pimpri,proddatur,puducherry,punasa,pune,puri,purnia,quthbullapur
INR|raebareli,raichur,raiganj,raipur,raj-nandgaon,rajahmundry,rajkot,ramagundam,ramgundam,rampur,ranchi,ratlam,raurkela,rewa,rohini,rohtak,saharanpur
INR|sambalpur,sambhal,sangli,satna,saugor,secunderabad,serilingampalle,shahjanpur,shimla,shimoga,shivaji nagar,shivpuri,shrirampur,shyamnagar,sikar
INR|silchar,siliguri,singrauli,sirsa,sitapur,solapur,sonipat,srinagar,sujangarh,surat,surendranagar,tambaram,tanjore,teni,thane,thiruvananthapuram
INR|thoothukudi,thrissur,tiruchirappalli,tirunelveli,tirupati,tiruppur,tiruvottiyur,tonk,tumkur,udaipur,udupi,ujjain,ulhasnagar,unnao,vadodara
INR|varanasi,vellore,veraval,vijayawada,virar,visakhapatnam,vizianagaram,warangal,yamunanagar
JMD|kingston,linstead,may pen,montego bay,new kingston,old harbour,portmore,spanish town
JOD|amman,irbid,russeifa,wadi as sir,zarqa
JPY|abiko,ageoshimo,akashi,akita,amagasaki,anjo,aomori,asahikawa,asaka,ashikaga,atsugi,beppu,chiba,chigasaki,chofu,daitocho,ebetsu,fuji,fujieda
JPY|fujinomiya,fujisawa,fukui-shi,fukuoka,fukushima,fukuyama,gifu-shi,hachinohe,hachioji,hadano,hakodate,hamamatsu,higashimurayama,himeji,hino
JPY|hirakata,hiratsuka,hirosaki,hiroshima,hitachi,hitachi-naka,ibaraki,ichihara,ichinomiya,isesaki,itami,iwaki,izumi,joetsu,kadoma,kagoshima
JPY|kakamigahara,kakogawacho-honmachi,kamakura,kamirenjaku,kanazawa,kariya,kashihara-shi,kashiwa,kasugai,kasukabe,katsuta,kawagoe,kawaguchi,kawanishi
JPY|kawasaki,kisarazu,kishiwada,kitakyushu,kobe,kochi,kofu,komaki,koriyama,koshigaya,kumagaya,kumamoto,kurashiki,kure,kurume,kusatsu,kushiro,kuwana
JPY|kyoto,machida,maebashi,matsubara,matsudo,matsue,matsumoto,matsuyama,minamirinkan,minato,mino,mito,miyakonojo,miyazaki,moriguchi,morioka,musashino
JPY|nagano,nagaoka,nagareyama,nagasaki,nagoya,naha,nara-shi,neyagawa,niigata,niihama,nishi-tokyo-shi,nishinomiya-hama,nobeoka,noda,numazu,obihiro
JPY|odawara,ogaki,oita,okayama,okazaki,okinawa,omuta,osaka,otaru,otsu,oyama,saitama,sakai,sakura,sandacho,sapporo,sasebo,sayama,sendai,seto
JPY|shimonoseki,shizuoka,soka,suita,suzuka,takamatsu,takaoka,takarazuka,takasaki,takatsuki,tokorozawa,tokushima,tokyo,tomakomai,tondabayashicho
JPY|tottori,toyama,toyohashi,toyokawa,toyonaka,toyota,tsukuba,ueda,urayasu,utsunomiya,wakayama,yaizu,yamagata,yamaguchi,yokkaichi,yokohama,yokosuka
JPY|yonago,yono,zama
KES|bungoma,eldoret,garissa,homa bay,isiolo,iten,kakamega,kapenguria,kericho,kilifi,kisumu,kitale,lugulu,machakos,malindi,mandera,migori,mombasa
KES|moyale,mumias,nairobi,naivasha,nakuru,nanyuki,narok,nyahururu,nyeri,ol kalou,rongai,thika,wajir
KHR|battambang,phnom penh,siem reap,sihanoukville,takeo
KRW|andong,ansan-si,anyang-si,bucheon-si,busan,changwon,cheonan,cheongju-si,chinju,chuncheon,daegu,daejeon,gangneung,gimcheon,goyang-si,gumi,gunsan
KRW|guri-si,gwangju,gyeongju,gyeongsan-si,hanam,hwaseong-si,icheon-si,iksan,incheon,jeju city,jeongeup,jeonju,kimhae,kwangmyong,masan,mokpo,osan
KRW|pohang,sejong,seogwipo,seongnam-si,seoul,suncheon,suwon,uijeongbu-si,ulsan,wonju,yangju,yeosu
KWD|al ahmadi,al fahahil,al farwaniyah,al fintas,al jahra',al manqaf,ar rabiyah,ar riqqah,ar rumaythiyah,as salimiyah,bayan,hawalli,kuwait city
KWD|sabah as salim,salwa
KZT|aktau,aktobe,almaty,atyrau,ekibastuz,karagandy,kokshetau,kostanay,kyzylorda,nur-sultan,pavlodar,petropavl,rudnyy,semey,shymkent,taraz,temirtau
KZT|ust-kamenogorsk
LAK|vientiane
LKR|anuradhapura,battaramulla south,batticaloa,dambulla,dehiwala-mount lavinia,galle,hendala,jaffna,kalmunai,kandy,katunayaka,kolonnawa,kotikawatta
LKR|maharagama,matara,moratuwa,negombo,pita kotte,point pedro,sri jayewardenepura kotte,trincomalee,valvedditturai,vavuniya
MAD|agadir,al hoceima,beni mellal,casablanca,el jadid,fes al bali,kenitra,khouribga,marrakesh,meknes,mohammedia,nador,oujda-angad,rabat,safi
MAD|sale al jadida,taza,temara,tetouan
MMK|bago,dawei,hinthada,kyain seikgyi township,lashio,mandalay,mawlamyine,meiktila,monywa,myeik,myingyan,nay pyi taw,pakokku,pathein,pyay,sittwe
MMK|taunggyi,thaton,yangon
MXN|acapulco de juarez,aguascalientes,alvaro obregon,azcapotzalco,benito juarez,buenavista,campeche,cancun,celaya,chalco,chetumal,chicoloapan
MXN|chihuahua,chilpancingo,ciudad apodaca,ciudad benito juarez,ciudad del carmen,ciudad general escobedo,ciudad lopez mateos,ciudad madero
MXN|ciudad nezahualcoyotl,ciudad obregon,ciudad victoria,coacalco,coatzacoalcos,colonia del valle,coyoacan,cuauhtemoc,cuautitlan izcalli,cuautla
MXN|cuernavaca,culiacan,delegacion cuajimalpa de morelos,ecatepec de morelos,ensenada,gomez palacio,guadalajara,guadalupe,gustavo adolfo madero
MXN|hermosillo,heroica matamoros,irapuato,ixtapaluca,iztacalco,iztapalapa,jiutepec,juarez,la paz,leon de los aldama,los mochis,magdalena contreras
MXN|mazatlan,merida,mexicali,mexico city,miguel hidalgo,monclova,monterrey,morelia,naucalpan de juarez,nicolas romero,nogales,nuevo laredo,oaxaca
MXN|ojo de agua,pachuca de soto,piedras negras,poza rica de hidalgo,puebla,puerto vallarta,reynosa,saltillo,san cristobal de las casas,san luis potosi
MXN|san luis rio colorado,san nicolas de los garza,san pablo de las salinas,santa catarina,santa maria chimalhuacan,santiago de queretaro
MXN|soledad de graciano sanchez,tampico,tapachula,tehuacan,tepic,tijuana,tlahuac,tlalnepantla,tlalpan,tlaquepaque,toluca,tonala,torreon,tuxtla,uruapan
MXN|venustiano carranza,veracruz,victoria de durango,villahermosa,xalapa de enriquez,xico,xochimilco,zapopan
MYR|alor setar,ampang,batu pahat,bintulu,bukit mertajam,cukai,george town,ipoh,johor bahru,kampung baru subang,kampung pasir gudang baru
MYR|kampung sungai ara,klang,kluang,kota bharu,kota kinabalu,kuala lumpur,kuala terengganu,kuantan,kuching,kulim,lahad datu,malacca,marudi,miri,muar
MYR|petaling jaya,port dickson,rawang,sandakan,semenyih,sepang,seremban,shah alam,sibu,skudai,subang jaya,sungai petani,taiping,tasek glugor,tawau
NAD|bethanie,gobabis,grootfontein,katima mulilo,katutura,keetmanshoop,khorixas,luderitz,mariental,okahandja,omaruru,oshakati,otjiwarongo,rundu
NAD|swakopmund,tsumeb,walvis bay,windhoek
NGN|abakaliki,abeokuta,abuja,ado-ekiti,akure,amaigbo,atani,awka,azare,bama,bauchi,benin city,bida,birnin kebbi,buguma,calabar,chakwama,ebute ikorodu
NGN|efon-alaaye,ejigbo,enugu,esuk oron,funtua,gashua,gbongan,gombe,gusau,hadejia,ibadan,igboho,ijebu-igbo,ijebu-ode,ijero-ekiti,ikeja,ikere-ekiti
NGN|ikire,ikirun,ikot ekpene,ila orangun,ilesa,ilobu,ilorin,inisa,ise-ekiti,jalingo,jimeta,kaduna,kano,katsina,kisi,lafia,lafiagi,lagos,lekki
NGN|maiduguri,makurdi,minna,modakeke,mubi,nguru,nkpor,nnewi,nsukka,offa,okene,okigwe,okrika,ondo,onitsha,osogbo,owerri,pindiga,port harcourt,sapele
NGN|shagamu,sokoto,suleja,ugep,umuahia,uromi,warri,zaria
NOK|alesund,arendal,asker,bergen,bodo,drammen,fredrikstad,halden,hamar,haugesund,kristiansand,larvik,oslo,porsgrunn,sandefjord,sandnes,sarpsborg,skien
NOK|stavanger,steinkjer,tonsberg,tromso,trondheim,ytrebygda
NPR|biratnagar,birganj,kathmandu,pokhara
NZD|auckland,balclutha,blenheim,christchurch,dargaville,foxton,greymouth,hawera,hokitika,invercargill,kaiapoi,katikati,kawerau,kelburn,kerikeri
NZD|khandallah,levin,lower hutt,mangere,manukau city,masterton,matamata,motueka,murrays bay,napier,new plymouth,ngaruawahia,north shore,oamaru,opotiki
NZD|otaki,otorohanga,paeroa,pakuranga,palmerston north,papakura,papatowai,paraparaumu,petone,porirua,prebbleton,pukekohe east,rolleston,rothesay bay
NZD|rotorua,ruakaka,takanini,tamaki,taradale,taupo,tauranga,thames,timaru,tinwald,titirangi,tokoroa,turangi,upper hutt,waihi,waimate north,wairoa
NZD|waiuku,wanaka,wanganui,whakatane,whangamata,whangarei,whitianga,wiri
OMR|bawshar,salalah,seeb
PEN|arequipa,ayacucho,cajamarca,callao,chiclayo,chimbote,chincha alta,cusco,huancayo,huanuco,iquitos,juliaca,lima,piura,pucallpa,santiago de surco
PEN|sullana,tacna,trujillo
PHP|angeles city,angono,antipolo,apalit,arayat,bacolod city,bacoor,bago city,baguio,bais,balanga,baliuag,batangas,binan,binangonan,binonga,bislig
PHP|bocaue,budta,bulacan,bulaon,butuan,cabanatuan city,cabuyao,cagayan de oro,cainta,calamba,calapan,calbayog city,caloocan city,calumpit,capas
PHP|catbalogan,cavite city,cebu city,city of isabela,cotabato,daet,dagupan,danao,dasmarinas,davao,digos,dinalupihan,dipolog,dumaguete,gapan
PHP|general santos,general trias,guiguinto,guyong,hagonoy,ilagan,iligan,iligan city,iloilo,imus,iriga city,jolo,kabankalan,kawit,kidapawan,koronadal
PHP|laoag,lapu-lapu city,las pinas,legaspi,libertad,libon,lipa city,mabalacat city,magalang,magugpo poblacion,makati city,malaybalay,malingao,malolos
PHP|mandaluyong city,mandaue city,mangaldan,manila,mansilingan,mantampay,marawi city,mariano,marilao,mariveles,mati,meycauayan,minglanilla,muricay
PHP|naga,nasugbu,navotas,nia valencia,norzagaray,olongapo,ormoc,ozamiz city,pagadian,panabo,panalanoy,pasay,pasig city,plaridel,polangui,polomolok
PHP|puerto princesa,pulilan,pulong santa cruz,quezon city,rodriguez,roxas city,sagay,san ildefonso,san jose del monte,san pablo,santol,silang,solana
PHP|sorsogon,subic,surigao,tacloban,tagaytay,tagbilaran city,taguig,talavera,talisay,tanauan,tanza,tarlac city,taytay,tinongan,tuguegarao,ualog
PHP|urdaneta,victorias,zamboanga
PKR|abbottabad,bahawalnagar,bahawalpur,battagram,bhimbar,burewala,chiniot,chishtian,dadu,daska kalan,dera ghazi khan,faisalabad,gojra,gujranwala
PKR|gujrat,hafizabad,islamabad,jacobabad,jhang sadr,jhelum,kamoke,karachi,kasur,khairpur mir's,khanpur,khuzdar,kohat,kotli,lahore,larkana
PKR|malir cantonment,mandi bahauddin,mardan,mingora,mirpur khas,multan,muridke,muzaffarabad,muzaffargarh,nawabshah,new mirpur,okara,pakpattan,peshawar
PKR|quetta,rahim yar khan,rawalpindi,saddiqabad,sahiwal,sargodha,shahkot,shekhupura,sialkot,sukkur,tando adam,tando allahyar,tordher
PLN|bedzin,belchatow,bemowo,biala podlaska,bialoleka,bialystok,bielany,bielsko-biala,bydgoszcz,bytom,chelm,chorzow,czestochowa,dabrowa gornicza,elblag
PLN|fordon,gdansk,gdynia,gliwice,glogow,gniezno,gorzow wielkopolski,grudziadz,inowroclaw,jastrzebie zdroj,jaworzno,jelenia gora,kalisz,katowice
PLN|kedzierzyn-kozle,kielce,konin,koszalin,krakow,legionowo,legnica,leszno,lodz,lomza,lubin,lublin,mielec,mokotow,myslowice,nowy sacz,ochota,olsztyn
PLN|opole,ostroleka,ostrow wielkopolski,ostrowiec swietokrzyski,pabianice,piekary slaskie,piotrkow trybunalski,plock,poznan,praga polnoc
PLN|praga poludnie,pruszkow,przemysl,raciborz,radom,ruda slaska,rybnik,rzeszow,siedlce,siemianowice slaskie,slupsk,sosnowiec,srodmiescie,stalowa wola
PLN|starachowice,stargard,suwalki,swidnica,swietochlowice,szczecin,targowek,tarnobrzeg,tarnow,tarnowskie gory,tczew,tomaszow mazowiecki,torun,tychy
PLN|ursynow,walbrzych,warsaw,wawer,wloclawek,wola,wroclaw,zabrze,zamosc,zawiercie,zgierz,zielona gora,zoliborz,zory
QAR|ar rayyan,doha
RON|arad,bacau,baia mare,braila,brasov,bucharest,buzau,cluj-napoca,constanta,craiova,galati,iasi,oradea,pitesti,ploiesti,sibiu,targu-mures,timisoara
RSD|belgrade,kragujevac,novi sad,zemun
RWF|kigali
SAR|abha,al hufuf,al jubayl,al kharj,al mubarraz,arar,buraydah,dammam,ha'il,hafar al-batin,jeddah,khamis mushait,khobar,medina,najran,riyadh,sakakah
SAR|sultanah,ta'if,tabuk,yanbu
SEK|boras,borlange,bromma,eskilstuna,gavle,goteborg,halmstad,haninge,helsingborg,huddinge,jonkoping,karlstad,kungsholmen,lidingo,linkoping,lulea,lund
SEK|malmo,molndal,norrkoping,orebro,ostersund,sodermalm,sodertalje,sollentuna,solna,stockholm,sundsvall,taby,trollhattan,tumba,umea,uppsala,vasastan
SEK|vasteras,vaxjo
SGD|singapore
TND|sfax,sousse,tunis
TRY|adana,afyonkarahisar,aksaray,ankara,antakya,antalya,arnavutkoy,atasehir,bahcelievler,basaksehir,batikent,batman,beylikduzu,bursa,buyukcekmece
TRY|cankaya,corlu,corum,denizli,derince,edirne,erzurum,esenler,esenyurt,eskisehir,gaziantep,gebze,inegol,iskenderun,isparta,istanbul,izmir,izmit
TRY|kahramanmaras,karabaglar,karaman,kayseri,konya,kutahya,malatya,maltepe,manisa,merkezefendi,mersin,muratpasa,osmaniye,samsun,sancaktepe,sisli,sivas
TRY|siverek,sultanbeyli,sultangazi,tarsus,tekirdag,tokat,trabzon,umraniye,usak,uskudar,viransehir,zeytinburnu
TTD|arima,chaguanas,laventille,marabella,mon repos,point fortin,port of spain,sangre grande,tunapuna
TWD|banqiao,hsinchu,hualien city,kaohsiung,keelung,taichung,tainan,taipei,taoyuan city,yuanlin
TZS|arusha,dar es salaam,dodoma,iringa,katumba,kigoma,mbeya,morogoro,moshi,musoma,mwanza,shinyanga,songea,tabora,tanga,zanzibar
UAH|bila tserkva,cherkasy,chernihiv,chernivtsi,dnipro,donetsk,horlivka,ivano-frankivsk,kamianske,kerch,kharkiv,kherson,khmelnytskyi,kramators'k
UAH|kremenchuk,kropyvnytskyi,kryvyi rih,kyiv,luhansk,lutsk,lviv,makiyivka,mariupol,melitopol,mykolayiv,nikopol,odessa,poltava,rivne,sevastopol
UAH|simferopol,sloviansk,sumy,syevyerodonets'k,ternopil,vinnytsia,zaporizhia,zhytomyr
UGX|bwizibwera,entebbe,gulu,jinja,kampala,kasese,masaka,mbale,mbarara,mukono,njeru
USD|abilene,ahwatukee foothills,akron,alafaya,alameda,albany park,albuquerque,alhambra,alief,aliso viejo,allapattah,allentown,alpharetta,altoona
USD|amarillo,amherst,anaheim,anderson,ankeny,ann arbor,antioch,apopka,apple valley,appleton,arcadia,arden-arcade,arlington,arlington heights,arvada
USD|asheville,aspen hill,astoria,atascocita,atlanta,auburn gresham,aurora,austin,avondale,azusa,bakersfield,baldwin park,baltimore,barnstable,bartlett
USD|baton rouge,battle creek,bayside,baytown,beaumont,beavercreek,beaverton,bel air south,bellevue,bellflower,bellingham,belmont cragin,bensonhurst
USD|berkeley,berwyn,bethesda,biloxi,binghamton,bismarck,blaine,bloomfield,bloomington,blue springs,boca raton,boise,bolingbrook,bonita springs
USD|borough park,bossier city,boston,bowie,bowling green,boyle heights,boynton beach,bradenton,briarwood,bridgeport,brockton,broken arrow,brookhaven
USD|brookline,brooklyn,brooklyn park,broomfield,brownsville,bryan,buena park,burbank,burien,burnsville,bushwick,caldwell,camarillo,camden,canarsie
USD|canoga park,cape coral,carlsbad,carmel,carmichael,carol city,carrollton,carson,carson city,cary,casa grande,casas adobes,casper,castle rock
USD|castro valley,catalina foothills,cathedral city,cedar hill,cedar park,cedar rapids,center city,central city,centreville,champaign,chapel hill
USD|charleston,charlotte,charlottesville,chattanooga,cheektowaga,cherry hill,chesapeake,cheyenne,chicago,chicago lawn,chico,chicopee,chinatown
USD|chino hills,chula vista,cicero,cincinnati,citrus heights,city of sammamish,clarksville,clearwater,cleveland,clifton,clinton township,clovis
USD|coconut creek,coeur d'alene,college station,collierville,colorado springs,colton,columbia,columbus,commerce city,compton,coney island,conroe
USD|conway,coon rapids,coral gables,coral springs,corpus christi,corvallis,costa mesa,council bluffs,country club,covina,cranston,cupertino
USD|cuyahoga falls,cypress hills,dale city,dallas,daly city,danbury,davie,davis,dayton,daytona beach,dearborn,dearborn heights,decatur,deer valley
USD|deerfield beach,delano,delray beach,deltona,denver,des moines,des plaines,desoto,detroit,diamond bar,doral,dothan,downers grove,downey,draper
USD|dubuque,duluth,dunwoody,eagan,east brunswick,east chattanooga,east flatbush,east hampton,east harlem,east hartford,east honolulu,east independence
USD|east lansing,east los angeles,east new york,east norwalk,east orange,east pensacola heights,east providence,east village,eastvale,eau claire
USD|eden prairie,edgewater,edina,edinburg,edison,edmond,el cajon,el paso,elizabeth,elk grove,elkhart,ellicott city,elmhurst,elyria,encanto
USD|enchanted hills,encinitas,enfield,enid,erie,escondido,euclid,eugene,euless,evanston,evansville,everett,fairfield,fall river,fargo,farmington hills
USD|fayetteville,federal way,financial district,flagami,flatbush,flatlands,florence-graham,florissant,flower mound,folsom,fontana,fordham,forest hills
USD|fort collins,fort lauderdale,fort myers,fort smith,fort wayne,fort worth,fountain valley,fountainebleau,framingham,framingham center,franklin
USD|frederick,fremont,fresno,frisco,fullerton,gainesville,gaithersburg,galveston,garden grove,gardena,gary,gastonia,georgetown,germantown,gilbert
USD|gilroy,glen burnie,glendale,glendora,glenview,goodyear,grand forks,grand island,grand junction,grand prairie,grand rapids,great falls,greeley
USD|green bay,greenburgh,greensboro,greenville,gresham,gulfport,hacienda heights,hamden,hammond,hampton,hanford,harlem,harrisburg,harrisonburg
USD|hartford,hattiesburg,hawthorne,hayward,hell's kitchen,hemet,hempstead,henderson,hendersonville,hesperia,hialeah,high point,highlands ranch
USD|hillsboro,hoffman estates,hollywood,honolulu,hoover,houston,huntersville,huntington,huntington beach,huntington park,huntsville,idaho falls
USD|indianapolis,indio,inglewood,iowa city,irondequoit,ironville,irvine,irving,irving park,irvington,jackson,jackson heights,jacksonville,jamaica
USD|janesville,jeffersonville,jersey city,johns creek,johnson city,joliet,jonesboro,joplin,jupiter,kalamazoo,kannapolis,kansas city,keller
USD|kendale lakes,kendall,kenner,kennewick,kenosha,kent,kentwood,killeen,kings bridge,kingsport,kissimmee,knoxville,kokomo,koreatown,la crosse
USD|la habra,la mirada,lacey,lafayette,laguna niguel,lake charles,lake elsinore,lake forest,lake havasu city,lakeland,lakeville,lakewood,lansing
USD|laredo,las cruces,las vegas,lauderhill,lawrence,lawton,layton,league city,lee's summit,leesburg,lehi,lehigh acres,lenexa,levittown,lewisville
USD|lexington,lexington-fayette,lincoln park,little rock,littleton,livermore,livonia,logan,logan square,long beach,longmont,longview,lorain
USD|los angeles,louisville,loveland,lowell,lubbock,lynchburg,lynn,lynwood,madison,malden,manhattan,manteca,maple grove,maricopa,marietta,marysville
USD|maryvale,maspeth,mcallen,mckinney,mclean,meads,medford,memphis,menifee,merced,meriden,metairie,metairie terrace,methuen,miami,miami beach
USD|miami gardens,middletown,midwest city,milford,millcreek,milpitas,milwaukee,minneapolis,minnetonka,minnetonka mills,minot,mira mesa,mishawaka
USD|mission district,mission viejo,missoula,missouri city,modesto,monroe,montebello,monterey park,montgomery,moore,moreno valley,morningside heights
USD|mott haven,mount pleasant,mount prospect,mount vernon,mountain view,muncie,murfreesboro,murray,murrieta,nampa,napa,naperville,nashua,nashville
USD|national city,near north side,new bedford,new braunfels,new britain,new brunswick,new haven,new orleans,new rochelle,new south memphis
USD|new york city,newark,newport beach,newport news,noblesville,norfolk,norman,north bergen,north charleston,north chicopee,north hills
USD|north hollywood,north la crosse,north las vegas,north little rock,north miami,north peoria,north port,north richland hills,north stamford
USD|northridge,norwalk,novato,novi,o'fallon,oak lawn,oak park,oakland,ocala,oceanside,ogden,oklahoma city,olathe,olympia,omaha,orem
USD|orland park,orlando,oshkosh,overland park,owensboro,oxnard,ozone park,palatine,palm bay,palm beach gardens,palm coast,palm desert,palm harbor
USD|palm springs,palmdale,palo alto,park slope,parkchester,parker,parsippany,pasadena,pasco,passaic,paterson,pawtucket,peabody,pearl city,pearland
USD|pembroke pines,pensacola,peoria,perris,perth amboy,petaluma,pflugerville,pharr,philadelphia,pico rivera,pine hills,pinellas park,piscataway
USD|pittsburg,pittsburgh,placentia,plainfield,plano,pleasanton,pocatello,poinciana,pomona,pompano beach,pontiac,port arthur,port charlotte,port orange
USD|port saint lucie,portage park,porterville,portland,portsmouth heights,poway,provo,queens village,quincy,racine,raleigh,rancho cordova
USD|rancho cucamonga,rancho penasquitos,rancho santa margarita,rapid city,redding,redford,redlands,redmond,redondo beach,redwood city,reno,renton
USD|reston,rialto,richardson,richland,ridgewood,rio rancho,riverview,roanoke,rochester,rochester hills,rock hill,rockford,rocklin,rockville
USD|rocky mount,rogers park,rosemead,roseville,roswell,round rock,rowland heights,rowlett,royal oak,sacramento,saginaw,saint charles
USD|saint clair shores,saint cloud,saint george,saint joseph,saint louis park,saint paul,salina,salinas,salt lake city,sammamish,san angelo
USD|san antonio,san bernardino,san diego,san francisco,san leandro,san luis obispo,san tan valley,sandy hills,sandy springs,sanford,santa ana
USD|santa clara,santa clarita,santa monica,santee,sarasota,schaumburg,schenectady,scottsdale,scranton,seattle,shawnee,sheboygan,sheepshead bay,shelby
USD|sherman oaks,shreveport,silver spring,simi valley,sioux city,sioux falls,skokie,smyrna,somerville,south bel air,south bend,south boston,south gate
USD|south hill,south jordan,south lawndale,south peabody,south san francisco,south suffolk,south vineland,south whittier,southaven
USD|southfield,spokane,spokane valley,spring hill,spring valley,springdale,springfield,st. louis,st. petersburg,stamford,staten island
USD|sterling heights,stillwater,stockton,stonecrest,suffolk,sugar land,summerville,sunnyside,sunnyvale,sunrise manor,sunset park,syracuse,tacoma
USD|tallahassee,tamarac,tamiami,tampa,taylorsville,temecula,tempe,tempe junction,terre haute,texas city,the bronx,the hammocks,the villages
USD|the woodlands,thornton,thousand oaks,tigard,tinley park,titusville,toms river,topeka,torrance,town 'n' country,towson,tracy,trenton,tucson,tulare
USD|tulsa,turlock,tuscaloosa,tustin,twin falls,tyler,union city,universal city,utica,vacaville,valdosta,vallejo,valley glen,van nuys,ventura
USD|victorville,vineland,virginia beach,visalia,waco,waldorf,walnut creek,waltham,warner robins,washington heights,waterbury,watsonville,waukegan
USD|waukesha,wauwatosa,wayne,west albany,west allis,west bloomfield township,west coon rapids,west covina,west des moines,west gulfport,west hartford
USD|west haven,west hollywood,west jordan,west lafayette,west lynchburg,west new york,west orange,west palm beach,west raleigh,west ridge
USD|west sacramento,west town,west valley city,westland,westminster,weston,wharton,wheaton,white plains,whitman,whittier,wichita,wichita falls
USD|wilmington,wilson,winston-salem,woodbury,woodland hills,wylie,wyoming,yakima,yonkers,yorba linda,youngstown,yuba city,yucaipa,yuma
UYU|montevideo
VND|bao loc,bien hoa,buon ma thuot,cam pha mines,cam ranh,can giuoc,can tho,da nang,ha long,haiphong,hanoi,ho chi minh city,la gi,long xuyen,my tho
VND|nha trang,phan thiet,qui nhon,rach gia,sa dec,thai nguyen,thi xa phu my,vinh,vung tau
ZAR|alberton,aliwal north,allanridge,atlantis,balfour,beaufort west,benoni,bethal,bhisho,bloemfontein,boksburg,bothaville,botshabelo,brakpan,brits
ZAR|cape town,carletonville,cradock,de aar,delmas,diepsloot,durban,east london,edenvale,ekangala,embalenhle,esikhaleni,fochville,fort beaufort
ZAR|ga-rankuwa,giyani,graaff-reinet,grahamstown,harrismith,heilbron,johannesburg,kimberley,klerksdorp,knysna,kraaifontein,kroonstad,krugersdorp
ZAR|kutloanong,kwadukuza,lebowakgomo,lichtenburg,louis trichardt,mabopane,midrand,mmabatho,mokopane,mondlo,mossel bay,mpumalanga,mthatha,nelspruit
ZAR|nigel,nkowakowa,orkney,oudtshoorn,paarl,parys,phalaborwa,phuthaditjhaba,piet retief,pietermaritzburg,polokwane,port elizabeth,port shepstone
ZAR|postmasburg,potchefstroom,pretoria,queenstown,randburg,randfontein,richards bay,roodepoort,rustenburg,saldanha,sasolburg,schweizer-reneke,senekal
ZAR|soweto,standerton,stellenbosch,stilfontein,stutterheim,tembisa,thaba nchu,theunissen,thohoyandou,uitenhage,upington,vanderbijlpark,vereeniging
ZAR|viljoenskroon,virginia,volksrust,vredenburg,vryburg,vryheid,warmbaths,welkom,wesselsbron,westonaria,witbank,wolmaransstad
ZMW|chingola,kabwe,kitwe,lusaka,mufulira,ndola
`;
