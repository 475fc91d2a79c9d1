"""Messages to browsers: encrypted as RFC 8291 says, signed as RFC 8292 says, and sent nowhere else."""

import base64
import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from duchy.server.notices import webpush
from duchy.server.notices.webpush import BadSubscription, Browser, ServerKey
from duchy.server.settings import Settings

HOSTS = Settings(database_url="sqlite://").push_hosts

#: The example of RFC 8291, appendix A.
BROWSER = Browser(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAIN = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard():
    own = ec.derive_private_key(int.from_bytes(webpush.decode(SENDER), "big"), ec.SECP256R1())
    assert webpush.encode(webpush.encrypt(PLAIN, BROWSER, own, webpush.decode(SALT))) == SEALED


def test_the_key_of_the_server_is_kept_as_text_and_signs():
    key = ServerKey.read(ServerKey.new().text())
    header = key.authorization("https://fcm.googleapis.com/fcm/send/abc", "https://duchy.example", now=1000)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    assert public == key.public
    head, claims, signature = token.split(".")
    assert json.loads(webpush.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(webpush.decode(claims)) == {
        "aud": "https://fcm.googleapis.com",
        "exp": 1000 + 12 * 3600,
        "sub": "https://duchy.example",
    }
    raw = webpush.decode(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), webpush.decode(public))
    known.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://db5p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/x",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_push_services_are_known(endpoint: str):
    webpush.check(Browser(endpoint, BROWSER.p256dh, BROWSER.auth), HOSTS)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://duchy.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com:8080/x",
        "https://user:word@fcm.googleapis.com/x",
        "http://127.0.0.1:9/x",
        "http://[::1]/x",
        "https://[",
    ],
)
def test_nothing_is_sent_anywhere_else(endpoint: str):
    with pytest.raises(BadSubscription):
        webpush.check(Browser(endpoint, BROWSER.p256dh, BROWSER.auth), HOSTS)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (BROWSER.p256dh, "c2hvcnQ"),
        (BROWSER.p256dh[:-4], BROWSER.auth),
        (base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode(), BROWSER.auth),
        ("x", BROWSER.auth),
    ],
)
def test_keys_must_be_sound(p256dh: str, auth: str):
    with pytest.raises(BadSubscription):
        webpush.check(Browser("https://fcm.googleapis.com/x", p256dh, auth), HOSTS)
