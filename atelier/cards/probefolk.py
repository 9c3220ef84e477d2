from atelier.matrix import Card
from atelier.motifs.folk import *
CARD=Card(id="probefolk",palette="abyss",composition="crowd",setting="city",mood="joy",themes=("city",),hero="x",moon_or_sun=False,birds=False,cloudy_sky=False,seed=3)
def draw(c):
    c.sky(["#6a5a6a","#b09080"])
    with c.at(110,280,2.2): person(c)
    with c.at(300,280,2.2): person(c,WALK,style="bob",skirt=("#3a7a62",20,-16),top="#d8a84a",temper="smile",hair="#c8582a")
    with c.at(480,280,2.2): person(c,RUN,skin="#7a4a30",hair="#181014",style="afro",temper="shock",eyes="wide",legs="#8a4a2a")
    with c.at(100,570,2.2): person(c,SIT,hat=("top","#2a2034"),beard="full",hair="#c8c0b8",old=True,belly=6)
    with c.at(300,570,2.2): person(c,view="front",style="long",temper="joy",skirt=("#f0e0e0",30,-4),top="#f0e0e0",bare=True,pose=dict(near=(-22,-60),far=(24,-60)))
    with c.at(480,570,2.2): person(c,girth=1.35,belly=9,hat=("bicorne","#a8262b"),beard="moustache",temper="angry",face=-1,top="#1f7a62",hem=14)
    with c.at(110,860,2.2): person(c,dict(hip=(0,-47),neck=(12,-74),head=(20,-84)),style="bun",hair="#e0dcd8",old=True,skirt=("#55406a",17,-6),glasses=True)
    with c.at(300,860,1.6): person(c,child=1,stripes="#3060a0",top="#f0e8e0",legs="#c8d0e0",style="short",temper="smile")
    with c.at(480,860,2.2): person(c,view="back",style="plait",hair="#b83a20",hat=("scarf","#1f7a62"))
